/** The valley as a still picture: a quick one to begin with, and the painted one to bake. */
import { filters } from '../../art/defs';
import type { Point } from '../../art/hex';
import type { Picture } from '../../art/bake';
import { slabFilter, slabs, tileGradients, tileSprites, type Slabs } from '../../art/tiles';
import { cellsOf, SIZE } from './tiles';

export const WIDTH = 744;
export const HEIGHT = 706;
const TOP = -350;
export const VIEW_BOX = `${-WIDTH / 2} ${TOP} ${WIDTH} ${HEIGHT}`;

/** A place on the board in shares of the picture. */
export const shareOf = ([x, y]: Point): Point => [(x + WIDTH / 2) / WIDTH, (y - TOP) / HEIGHT];

const drawn = new Map<string, Slabs>();

function slabsOf(terrain: string): Slabs {
  let picture = drawn.get(terrain);
  if (!picture) {
    drawn.clear();
    picture = slabs(cellsOf(terrain), SIZE, terrain);
    drawn.set(terrain, picture);
  }
  return picture;
}

/** Outlines, sides and plain tops: a dozen nodes, no filter. */
export function quickPicture(terrain: string): string {
  const s = slabsOf(terrain);
  return `<defs>${tileGradients}${s.defs}</defs>${s.sides}${s.plain}${s.bevel}`;
}

/** The whole valley with texture, relief and everything that stands on it. */
export function paintedPicture(terrain: string): Picture {
  const s = slabsOf(terrain);
  return {
    viewBox: VIEW_BOX,
    // Written out when it is baked, not while the page is being opened.
    get body() {
      const defs = filters + slabFilter + tileGradients + tileSprites() + s.defs;
      return `<defs>${defs}</defs>${s.sides}${s.textured}${s.bevel}${s.things}`;
    },
  };
}
