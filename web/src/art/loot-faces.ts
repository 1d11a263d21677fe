/** All loot in one picture, row by row: painted once for the whole table. */
import type { Picture } from './bake';
import { BASE } from './cards';
import { filters } from './defs';
import { COLUMNS, drawn, gradients, LOOKS, LOOT_CELL, LOOT_FACES, MASK, outlines, ROWS, SHADE } from './loot';
import { BONE } from './shapes';

export function lootPicture(): Picture {
  const { width, height, left, top } = LOOT_CELL;
  const icons = [...Object.values(LOOKS), MASK].map(({ body }) => body).join('');
  const faces = LOOT_FACES.map((face, i) => `<g transform="translate(${(i % COLUMNS) * width - left} ${Math.floor(i / COLUMNS) * height - top})">${drawn(face, true)}</g>`);
  return {
    viewBox: `0 0 ${COLUMNS * width} ${ROWS * height}`,
    body: `<defs>${filters}${BASE}${BONE}${SHADE}${gradients}${outlines()}${icons}</defs>${faces.join('')}`,
  };
}
