/** The same drawing in other pigments: a picture of its own has no place for custom properties. */
export const repaint = (drawing: string, pigments: Record<string, string>): string =>
  drawing.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => pigments[name] ?? whole);

/** Rock as ice. */
export const ICE = { k1: '#7fb0cb', k2: '#97c2d8', k3: '#b5d6e5', k4: '#d9edf4', k5: '#fff', n1: '#a9cde0', n2: '#cfe4ee', n3: '#fff' };
