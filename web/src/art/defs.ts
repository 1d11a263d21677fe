/** Shared filters and gradients. */
/** Rough pigment on a wall: warped edges, worn through in places. */
const PIGMENT = `<filter id="pigment" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".04" numOctaves="3" seed="9" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="5" xChannelSelector="R" yChannelSelector="G" result="s"/><feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="3" seed="4"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3.4 2.95"/><feComposite in="s" operator="in"/></filter>`;

const blur = (deviation: number, margin: number): string =>
  `<filter id="blur${deviation}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const filters = PIGMENT + blur(2, 10) + blur(4, 30) + blur(9, 40);

/** For landscapes: smoke and lava of the fire mountain. */
export const smoke = `<radialGradient id="lavaglow"><stop offset="0" stop-color="#ffb347" stop-opacity=".9"/><stop offset=".4" stop-color="#ff6a1f" stop-opacity=".4"/><stop offset="1" stop-color="#ff6a1f" stop-opacity="0"/></radialGradient><radialGradient id="smoke" cx=".38" cy=".34"><stop offset="0" stop-color="var(--smoke-l)"/><stop offset=".65" stop-color="var(--smoke-d)" stop-opacity=".8"/><stop offset="1" stop-color="var(--smoke-d)" stop-opacity="0"/></radialGradient>`;

/** Warm light of a fire. */
export const glow = `<radialGradient id="glow"><stop offset="0" stop-color="#ffd27a"/><stop offset=".35" stop-color="#ff9a3c" stop-opacity=".75"/><stop offset="1" stop-color="#ff7a1c" stop-opacity="0"/></radialGradient>`;
