/** Pieces of Ice Age: clubs, fire tokens on both sides, stones of the two reserves. Each function returns the id to use. */
import flame from './icons/flame';
import boneMace from './icons/bone-mace';
import { icon } from './icons';
import { blob } from './paths';
import { seeded } from './seed';
import { needMaterials } from './shapes';
import { define } from './sheet';

const rim = (face: string): string =>
  `<use href="#drop"/><circle cy="8" r="46" fill="#6f552f"/><circle cy="4" r="46" fill="#9a7e4e"/><circle r="46" fill="${face}" stroke="#3a2816" stroke-width="2"/><circle r="39" fill="none" stroke="#7d5f34" stroke-opacity=".55" stroke-width="2" stroke-dasharray="7 5"/>`;

/** A fire token: face down without a value. */
export function fireToken(value: number | null): string {
  const id = `fire-${value ?? 'down'}`;
  const fire = icon('flame', flame);
  needMaterials();
  define(id, () => {
    if (value === null) return `<g id="${id}">${rim('url(#stone)')}<use href="#${fire}" transform="scale(.62)" fill="#f2b25a"/></g>`;
    const ink = value === 0 ? '#8d7c66' : '#b5421c';
    const number = `<g transform="translate(30 -30)"><circle r="21" fill="#221a15" stroke="#fff6e4" stroke-width="3"/><text class="tk" y="11" font-size="32" fill="#fff6e4">${value}</text></g>`;
    return `<g id="${id}">${rim('url(#bone)')}<use href="#${fire}" transform="scale(.62)" fill="${ink}"/>${number}</g>`;
  });
  return id;
}

/** A club, to lay over a counter or to stand alone. */
export function club(): string {
  const mace = icon('bone-mace', boneMace);
  needMaterials();
  define('club', () => `<g id="club"><circle cy="3" r="46" fill="#1a0e05" opacity=".45"/><circle r="46" fill="url(#bone)" stroke="#2a1c10" stroke-width="4"/><use href="#${mace}" transform="scale(.72)" fill="#4a1f0c"/></g>`);
  return 'club';
}

const SHAPES = 5;

/** A river pebble, in one of five shapes. */
export function pebble(dark: boolean, which: number): string {
  const shape = which % SHAPES;
  const id = `peb-${dark ? 'd' : 'l'}${shape}`;
  needMaterials();
  define(id, () => {
    const body = (y: number, fill: string): string => `<path d="${blob(0, y, 44, 33, seeded('peb', shape), 8, 0.1)}" fill="${fill}"/>`;
    return `<g id="${id}"><ellipse cx="5" cy="14" rx="52" ry="38" fill="url(#dsh)"/>${body(4, dark ? '#2b2623' : '#8b7a62')}${body(-2, `url(#${dark ? 'stone' : 'bone'})`)}<path d="M-26-14Q-10-26 12-22" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" fill="none"/></g>`;
  });
  return id;
}
