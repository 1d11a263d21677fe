/** Silhouettes of our own, where the icon set has none. Centred, a box of 100. */
export const EYE =
  '<path id="i-eye" fill-rule="evenodd" d="M-48 0C-30-24-14-30 0-30S30-24 48 0C30 24 14 30 0 30S-30 24-48 0ZM0-20A20 20 0 1 0 0 20A20 20 0 1 0 0-20ZM0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10ZM-30-34L-24-46L-18-38ZM-5-38L0-50L5-38ZM30-34L24-46L18-38Z"/>';
/** A slab that is turned over: two arrows around it. */
export const TURN =
  '<path id="i-turn" d="M-17-17H17V17H-17ZM-44 4C-44-26-22-46 6-44C20-43 31-36 38-27L46-34L47-6L20-13L29-20C23-27 15-32 5-33C-15-34-32-19-32 4ZM44-4C44 26 22 46-6 44C-20 43-31 36-38 27L-46 34L-47 6L-20 13L-29 20C-23 27-15 32-5 33C15 34 32 19 32-4Z"/>';
/** A heap that goes back: an arrow bending home over three slabs. */
export const BACK =
  '<path id="i-back" d="M-8-46V-34H14C36-34 47-20 47-4S36 24 16 24V12C27 12 35 6 35-4S27-22 14-22H-8V-10L-34-28ZM-44 16H-24V36H-44ZM-20 28H0V48H-20ZM-44 40H-24V48H-44Z"/>';
