/** Turns a still drawing into a bitmap once, so that filters never run again while people play. */
import { hash } from './seed';

export interface Picture {
  /** A complete drawing: viewBox and body, with its own definitions. */
  viewBox: string;
  body: string;
}

/** A drawing whose brushes come when it is painted. */
export interface LatePicture {
  viewBox: string;
  readonly body: Promise<string>;
}

const KEPT = 6;
const baked = new Map<string, Promise<ImageBitmap>>();

/** Replaces custom properties by what they are on `host` now; an image of its own knows no page. */
export function settleColours(text: string, valueOf: (name: string) => string): string {
  const seen = new Map<string, string>();
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = seen.get(name) ?? valueOf(name).trim();
    seen.set(name, value);
    return value || 'none';
  });
}

/** The bitmap of a picture in `host`'s colours; the same picture at the same size is drawn once. */
export function bake(picture: Picture, host: Element, width: number, height: number): Promise<ImageBitmap> {
  const style = getComputedStyle(host);
  const body = settleColours(picture.body, (name) => style.getPropertyValue(name));
  const key = `${hash(body)}:${width}x${height}`;
  const before = baked.get(key);
  if (before) return before;
  const image = paint({ ...picture, body }, width, height);
  baked.set(key, image);
  image.catch(() => baked.delete(key));
  if (baked.size > KEPT) baked.delete(baked.keys().next().value ?? '');
  return image;
}

async function paint(picture: Picture, width: number, height: number): Promise<ImageBitmap> {
  const head = `xmlns="http://www.w3.org/2000/svg" viewBox="${picture.viewBox}" width="${width}" height="${height}"`;
  const blob = new Blob([`<svg ${head}>${picture.body}</svg>`], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
  } finally {
    URL.revokeObjectURL(url);
  }
}
