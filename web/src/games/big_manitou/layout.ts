/** How large cards on the grounds can be. */
const SEATS_STRIP = 112;
const TILES = 66;
const MARGINS = 34;
const BETWEEN = 4;

/** The width of a card so that every seat's row fits into the height there is. */
export function cardWidth(wide: boolean, height: number, width: number, seats: number): number {
  if (!wide) return 29;
  const rows = height - SEATS_STRIP - TILES - MARGINS - seats * BETWEEN;
  const byHeight = (rows / seats - 8) / 1.4;
  const byWidth = width / 3 / 3.8;
  return Math.round(Math.max(34, Math.min(76, byHeight, byWidth)));
}

/** How many of the seats sit on the far side of the tiles; a player's own cards lie on the near side. */
export const farSide = (seats: number, seat: number | null): number => (seat === null ? Math.ceil(seats / 2) : seats - 1);
