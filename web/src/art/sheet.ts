/** The sheet of definitions: each drawing is put into the page once, then placed with <use>. */

const known = new Map<string, string>();
let host: SVGDefsElement | null = null;

/** Makes `id` usable; the first drawing of an id stays. */
export function define(id: string, draw: () => string): void {
  if (known.has(id)) return;
  known.set(id, '');
  const body = draw();
  known.set(id, body);
  publish(body);
}

/** The drawing behind an id, for pictures that must stand alone. */
export const definition = (id: string): string => known.get(id) ?? '';

function publish(body: string): void {
  if (typeof document === 'undefined') return;
  host ??= createHost();
  host.insertAdjacentHTML('beforeend', body);
}

function createHost(): SVGDefsElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  // Not display:none, which would switch gradients and filters off.
  svg.setAttribute('class', 'sheet-of-drawings');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  const defs = document.createElementNS(space, 'defs');
  svg.append(defs);
  document.body.prepend(svg);
  return defs;
}
