/** Pieces of players, drawn once each and placed with <use>. Every function returns the id to use. */
import { LETTERS, MIDDLES, letterDrop, needMaterials, needShape, type Letter } from './shapes';
import { define } from './sheet';
import { mammoth } from './mammoth';

export { LETTERS, type Letter };

const group = (id: string, body: string): string => `<g id="${id}">${body}</g>`;

/** The letter on a charcoal knob, larger where pieces are small. */
const knob = (letter: string, big: boolean): string =>
  `<circle cx="33" cy="33" r="${big ? 25 : 18}" fill="var(--charcoal)" stroke="#f3e7cc" stroke-width="3"/>` +
  `<text class="tk" x="33" y="${big ? 46 : 42}" font-size="${big ? 36 : 25}" fill="#fff6e4">${letter}</text>`;

/** A counter: bone edge with thickness, coloured face, silhouette (already defined as i-name), letter. */
export function counter(p: Letter, icon: string, big = false): string {
  const id = `c${p}-${icon}${big ? '-big' : ''}`;
  needShape(p);
  define(`cb${p}`, () => {
    const drop = p === 'D' ? 2 : 0;
    return group(
      `cb${p}`,
      `<use href="#drop"/><use href="#s${p}" y="8" fill="#6f552f"/><use href="#s${p}" y="4" fill="#8f7344"/>` +
        `<use href="#s${p}" fill="url(#bone)" stroke="#3a2816" stroke-width="2"/>` +
        `<g transform="translate(0 ${drop})scale(.86)"><use href="#s${p}" fill="url(#g${p})" stroke="var(--p${p}-d)" stroke-width="2.5"/></g>`,
    );
  });
  define(id, () => {
    const [x, y, scale] = MIDDLES[p];
    const figure = `<use href="#i-${icon}" transform="translate(${x} ${y})scale(${scale})" fill="var(--p${p}-on)"/>`;
    return group(id, `<use href="#cb${p}"/>${figure}${knob(p, big)}`);
  });
  return id;
}

/** A small flat marker for text, log and seats. */
export function marker(p: Letter): string {
  needShape(p);
  define(`mk${p}`, () =>
    group(
      `mk${p}`,
      `<use href="#s${p}" fill="var(--p${p})" stroke="var(--mk-edge,#2a1c10)" stroke-width="6"/>` +
        `<text class="tk" y="${letterDrop(p)}" font-size="54" fill="var(--p${p}-on)">${p}</text>`,
    ),
  );
  return `mk${p}`;
}

const STAKES =
  '<ellipse rx="39" ry="26" fill="url(#pit)" stroke="#1a0f08" stroke-width="3"/><g stroke="#5d4023" stroke-width="1.5" fill="url(#bone)"><path d="M-25 13L-21-13L-15 15Z"/><path d="M-8 19L-1-11L6 19Z"/><path d="M14 15L21-12L26 12Z"/><path d="M-16 3L-11-20L-6 4Z"/><path d="M6 3L12-19L17 4Z"/></g>';

/** A pit with stakes inside a rope ring of the owner's colour. */
export function trap(p: Letter, big = false): string {
  const id = `tr${p}${big ? '-big' : ''}`;
  needShape(p);
  define('pitb', () => group('pitb', STAKES));
  define(id, () =>
    group(
      id,
      `<ellipse cx="4" cy="9" rx="64" ry="48" fill="url(#dsh)"/><ellipse cy="5" rx="52" ry="38" fill="#2b1a0e"/>` +
        `<ellipse rx="52" ry="38" fill="var(--p${p}-d)" stroke="#1a0f08" stroke-width="2"/>` +
        `<ellipse rx="46" ry="32.5" fill="none" stroke="url(#g${p})" stroke-width="11"/>` +
        '<ellipse rx="46" ry="32.5" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="11" stroke-dasharray="2.5 7"/>' +
        '<ellipse cy="-1" rx="49" ry="35" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><use href="#pitb"/>' +
        `<g transform="translate(34 26)scale(${big ? 1.4 : 1})"><use href="#s${p}" transform="scale(.44)" fill="var(--p${p})" stroke="#fff6e4" stroke-width="9"/>` +
        `<text class="tk" y="${p === 'D' ? 10 : 8}" font-size="23" fill="var(--p${p}-on)">${p}</text></g>`,
    ),
  );
  return id;
}

/** A trap still in its owner's supply, or the place where one was. Box of 24 x 20. */
export function pit(p: Letter, there: boolean): string {
  const ring = there
    ? `fill="var(--p${p})" stroke="var(--ink-2)" stroke-width="1.4"`
    : 'fill="none" stroke="var(--ink-2)" stroke-width="1.4" stroke-dasharray="3 2" opacity=".45"';
  const stakes = there
    ? `<path d="M-5 3L-3.5-4L-2 3ZM-1.5 4L0-4.5L1.5 4ZM2 3L3.5-4L5 3Z" fill="var(--p${p}-on)"/>`
    : '';
  return `<ellipse rx="9.5" ry="7" ${ring}/>${stakes}`;
}

export function mammothPiece(): string {
  needMaterials();
  define('mam', () => mammoth());
  return 'mam';
}
