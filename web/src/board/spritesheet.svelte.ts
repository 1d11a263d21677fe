/** Many small pictures painted at once: one bitmap, then every tile and card is a window on it. */
import { bake, type Picture } from '../art/bake';

export interface SheetPlan {
  columns: number;
  rows: number;
  names: readonly string[];
  cell: { width: number; height: number };
  /** A promise where the drawing comes later than the page. */
  picture(): Picture | Promise<Picture>;
}

export class SpriteSheet {
  /** The address of the bitmap, once there is one. */
  url = $state<string | null>(null);
  private begun = false;

  constructor(
    readonly plan: SheetPlan,
    /** Width of one picture in the bitmap, in screen pixels. */
    private readonly width: number,
  ) {}

  /** Paints the sheet after the page's first paint; asked again it does nothing. */
  need(host: Element): void {
    if (this.begun) return;
    this.begun = true;
    requestAnimationFrame(() => setTimeout(() => void this.paint(host).catch(() => undefined)));
  }

  private async paint(host: Element): Promise<void> {
    const { columns, rows, cell } = this.plan;
    const dense = Math.min(window.devicePixelRatio || 1, 2);
    const w = Math.round(this.width * dense * columns);
    const h = Math.round((this.width * dense * rows * cell.height) / cell.width);
    const bitmap = await bake(await this.plan.picture(), host, w, h);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w, h];
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (blob) this.url = URL.createObjectURL(blob);
  }

  /** Where on the sheet a picture is, as CSS wants it. */
  placeOf(name: string): string {
    const { columns, rows, names } = this.plan;
    const at = Math.max(0, names.indexOf(name));
    const share = (k: number, count: number): number => (count > 1 ? (k / (count - 1)) * 100 : 0);
    return `${share(at % columns, columns)}% ${share(Math.floor(at / columns), rows)}%`;
  }
}
