/** How large cards on the grounds can be. */
const SEATS_STRIP = 112;
/** Above and below the tiles. */
const TILES = 17;
const MARGINS = 34;
const BETWEEN = 4;

/** Five people sit in a star where there is room: two beyond the tiles, two at their sides, one before them. */
const STAR = 5;
export const inStar = (wide: boolean, seats: number): boolean => wide && seats === STAR;

const [SMALLEST_TILE, LARGEST_TILE] = [49, 88];
const [SMALLEST_CARD, LARGEST_CARD] = [34, 124];

/** The width of a tile where there is room: six lie beside one another on a ground, with its number. */
export const tileWidth = (width: number): number => Math.round(Math.max(SMALLEST_TILE, Math.min(LARGEST_TILE, width / 3 / 6.2)));

/** The width of a card so that every seat's cards fit into the room there is. */
export function cardWidth(wide: boolean, height: number, width: number, seats: number): number {
  if (!wide) return 29;
  const star = inStar(wide, seats);
  const lines = star ? 3 : seats;
  const rows = height - SEATS_STRIP - tileWidth(width) - TILES - MARGINS - lines * BETWEEN;
  // In a star a seat has half the width, and its cards lie in two lines.
  const byHeight = (rows / lines - (star ? 11 : 8)) / (star ? 2.8 : 1.4);
  const byWidth = width / 3 / (star ? 5.4 : 3.8);
  return Math.round(Math.max(SMALLEST_CARD, Math.min(LARGEST_CARD, byHeight, byWidth)));
}

/** How many of the seats sit on the far side of the tiles; a player's own cards lie on the near side. */
export const farSide = (seats: number, seat: number | null): number => (seat === null ? Math.ceil(seats / 2) : seats - 1);

/** With so many people a phone shows the tiles first and the viewer's own row next: the others' rows may be scrolled to. */
const CROWD = 4;

export interface Lines {
  far: number[][];
  near: number[][];
}
/** Lines of seats on the far side of the tiles and on the near one; `seats` go around the table, the viewer last. */
export function linesOf(seats: readonly number[], viewer: number | null, wide: boolean): Lines {
  if (inStar(wide, seats.length)) return { far: [[seats[1], seats[2]]], near: [[seats[0], seats[3]], [seats[4]]] };
  const lines = seats.map((seat) => [seat]);
  if (!wide && seats.length >= CROWD) return { far: [], near: viewer === null ? lines : [...lines.slice(-1), ...lines.slice(0, -1)] };
  const far = farSide(seats.length, viewer);
  return { far: lines.slice(0, far), near: lines.slice(far) };
}
