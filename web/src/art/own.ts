/** Small scene pieces of our own. Origin: the foot. */
import { n } from './paths';

type Flame = [x: number, width: number, height: number];

function tongue(x: number, w: number, h: number, colour: string): string {
  const d =
    `M${n(x - w)} 0C${n(x - w * 1.25)} ${n(-h * 0.4)} ${n(x - w * 0.15)} ${n(-h * 0.5)} ${n(x - w * 0.1)} ${n(-h)}` +
    `C${n(x + w * 0.6)} ${n(-h * 0.72)} ${n(x + w * 0.35)} ${n(-h * 0.5)} ${n(x + w * 0.7)} ${n(-h * 0.62)}` +
    `C${n(x + w * 1.15)} ${n(-h * 0.3)} ${n(x + w)} 0 ${n(x)} ${n(h * 0.06)}Z`;
  return `<path d="${d}" fill="${colour}"/>`;
}

/** A fire of three tongues; needs the gradient `glow`. */
export function flames(): string {
  const three: Flame[] = [[-15, 8, 24], [13, 8, 22], [-2, 11, 34]];
  const burning = three.map(
    ([x, w, h]) =>
      tongue(x, w, h, '#c2310e') +
      tongue(x + 0.5, w * 0.72, h * 0.78, '#f2711c') +
      tongue(x + 0.8, w * 0.45, h * 0.52, '#ffc64a') +
      tongue(x + 0.8, w * 0.22, h * 0.28, '#fff3c0'),
  );
  return `<ellipse cy="-8" rx="34" ry="26" fill="url(#glow)"/>${burning.join('')}`;
}
