/** Night over a baked picture: moonlight, and firelight around each lamp. */
import type { Point } from './hex';

/** Light is smooth: an eighth of the picture's size is enough to draw it. */
const COARSE = 8;
const MOON = ['#9aa8d6', '#7583b2', '#56618e'];
const FIRE: [offset: number, colour: string][] = [
  [0, 'rgb(255 244 222)'],
  [0.3, 'rgb(255 217 160 / .9)'],
  [0.65, 'rgb(224 154 90 / .4)'],
  [1, 'rgb(199 122 69 / 0)'],
];

function lightLayer(width: number, height: number, lamps: readonly Point[], reach: number): HTMLCanvasElement {
  const layer = document.createElement('canvas');
  [layer.width, layer.height] = [width, height];
  const pen = layer.getContext('2d');
  if (!pen) return layer;
  const moon = pen.createRadialGradient(width * 0.35, height * 0.3, 0, width * 0.35, height * 0.3, width * 0.8);
  MOON.forEach((colour, i) => moon.addColorStop(i / 2, colour));
  pen.fillStyle = moon;
  pen.fillRect(0, 0, width, height);
  for (const [x, y] of lamps) {
    const fire = pen.createRadialGradient(x, y, 0, x, y, reach);
    FIRE.forEach(([offset, colour]) => fire.addColorStop(offset, colour));
    pen.fillStyle = fire;
    pen.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  }
  return layer;
}

/** A copy of a picture under the light of the night; what is clear stays clear. */
function litCopy(picture: ImageBitmap, lamps: readonly Point[], reach: number): HTMLCanvasElement {
  const { width, height } = picture;
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [width, height];
  const pen = copy.getContext('2d');
  if (!pen) return copy;
  const [w, h] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const places = lamps.map(([x, y]): Point => [x * w, y * h]);
  pen.drawImage(picture, 0, 0);
  pen.globalCompositeOperation = 'multiply';
  pen.drawImage(lightLayer(w, h, places, w * reach), 0, 0, width, height);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(picture, 0, 0);
  return copy;
}

export interface Showing {
  /** Fires by night, in shares of the picture; null by day. */
  lamps: readonly Point[] | null;
  /** How far firelight goes, as a share of the width. */
  reach?: number;
  /** Does the thing in the picture cast a shadow on the wall? */
  shadow: boolean;
}

/** Draws a picture into a canvas of its size. */
export function show(canvas: HTMLCanvasElement, picture: ImageBitmap, { lamps, reach = 0.19, shadow }: Showing): void {
  const { width, height } = picture;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.clearRect(0, 0, width, height);
  pen.shadowColor = shadow ? 'rgb(28 17 9 / .6)' : 'transparent';
  pen.shadowBlur = width * 0.011;
  pen.shadowOffsetX = width * 0.004;
  pen.shadowOffsetY = width * 0.008;
  pen.drawImage(lamps ? litCopy(picture, lamps, reach) : picture, 0, 0);
}
