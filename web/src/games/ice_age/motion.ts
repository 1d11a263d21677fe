/** What moved is shown once more as it moves: light doubles fly from where things were to where they are. */
import { colourOf } from '../../art/ice-cards';
import { club, fireToken, pebble } from '../../art/ice-pieces';
import { counter, mammothPiece } from '../../art/pieces';
import { effectiveSpeed, Stage } from '../../board/motion';
import type { Player, Speed, Told } from '../../board/types';
import { numbers, PACE, text, whole } from './story';

interface Spot {
  x: number;
  y: number;
}
interface Flight {
  /** The drawing that flies, or a card on the table that flies as it lies there. */
  id?: string;
  box?: string;
  twin?: string;
  size: number;
  from: string[];
  to: string[];
  count?: number;
}

const SPACE = 'http://www.w3.org/2000/svg';
const ROUND = '-62 -62 124 124';
const MOST = 5;
const CARD = 32;

const seatSpot = (seat: number): string[] => [`[data-seat="${seat}"]`];
const stonesOf = (seat: number): string[] => [`[data-stones="${seat}"]`, `[data-seat="${seat}"]`];
const pool = (name: string): string[] => [`[data-pool="${name}"]`];
const hunterIn = (region: number, seat: number): string[] => [`[data-pieces="${region}"] [data-item="hunter-${seat}"]`, `[data-centre="${region}"]`];
const itemIn = (region: number, item: string): string[] => [`[data-pieces="${region}"] [data-item="${item}"]`, `[data-centre="${region}"]`];

/** A card between a pile and a player. */
function cardFlight(pile: 'draw' | 'discard', colour: string, seat: number, taken: boolean, count = 1): Flight {
  const [place, who] = [[`[data-${pile}="${colour}"]`], seatSpot(seat)];
  return { twin: `[data-${pile}="${colour}"] .card:not(.none)`, size: CARD, from: taken ? place : who, to: taken ? who : place, count };
}

/** Everything that flies because of an event. */
function flightsOf(event: Told, players: readonly Player[]): Flight[] {
  const seat = event.seat ?? 0;
  const [from, to] = [whole(event.from), whole(event.region)];
  const hunter = (who: number): Omit<Flight, 'from' | 'to'> => ({ id: counter(players[who]?.letter ?? 'A', 'caveman'), box: ROUND, size: 38 });
  const beast = { id: mammothPiece(), box: '0 0 220 170', size: 60 };
  const stones = (dark: boolean): Omit<Flight, 'from' | 'to'> => ({ id: pebble(dark, seat), box: '-52 -52 104 104', size: 22 });
  const fire = { id: fireToken(null), box: ROUND, size: 32 };
  const mace = { id: club(), box: ROUND, size: 28 };
  const owner = typeof event.owner === 'number' ? event.owner : seat;
  switch (event.kind) {
    case 'dealt':
      return ['light', 'dark'].map((colour) => cardFlight('draw', colour, seat, true, whole(event[colour])));
    case 'drew':
      return [cardFlight('draw', text(event.colour), seat, true)];
    case 'dropped':
      return [cardFlight('draw', text(event.colour), seat, false)];
    case 'played':
      return [cardFlight('discard', colourOf(text(event.card)), seat, false)];
    case 'initial':
    case 'placed':
      return [{ ...hunter(seat), from: seatSpot(seat), to: hunterIn(to, seat) }];
    case 'relocated':
      return [{ ...hunter(seat), from: hunterIn(from, seat), to: hunterIn(to, seat) }];
    case 'stepped':
      return [{ ...hunter(owner), from: hunterIn(from, owner), to: hunterIn(to, owner) }];
    case 'swapped':
      return [event.one, event.two].map((side) => {
        const half = side as { owner: number; from: number; region: number };
        return { ...hunter(half.owner), from: [`[data-centre="${half.from}"]`], to: hunterIn(half.region, half.owner) };
      });
    case 'grouped':
      return [
        { ...hunter(seat), from: hunterIn(from, seat), to: hunterIn(to, seat), count: whole(event.count) },
        ...(event.mammoth === true ? [{ ...beast, from: itemIn(from, 'mammoth'), to: itemIn(to, 'mammoth') }] : []),
      ];
    case 'removed':
      return [{ ...hunter(owner), from: hunterIn(to, owner), to: seatSpot(owner) }];
    case 'mammoth_placed':
      return [{ ...beast, from: pool('mammoths'), to: itemIn(to, 'mammoth') }];
    case 'mammoth_moved':
      return [{ ...beast, from: itemIn(from, 'mammoth'), to: itemIn(to, 'mammoth') }];
    case 'mammoth_removed':
      return [{ ...beast, from: itemIn(to, 'mammoth'), to: pool('mammoths') }];
    case 'fire_moved':
      return [{ ...fire, from: itemIn(from, 'fire'), to: itemIn(to, 'fire') }];
    case 'club_taken':
      return [{ ...mace, from: pool('clubs'), to: seatSpot(seat) }];
    case 'club_attached':
      return [{ ...mace, from: seatSpot(seat), to: hunterIn(to, seat) }];
    case 'paid':
      return [{ ...stones(false), from: stonesOf(seat), to: pool('light'), count: whole(event.stones) }];
    case 'gained':
      return [
        { ...stones(true), from: pool('dark'), to: stonesOf(seat), count: whole(event.dark) },
        { ...stones(false), from: pool('light'), to: stonesOf(seat), count: whole(event.light) },
      ];
    case 'forfeited':
    case 'stones_back':
      return [{ ...stones(event.kind === 'forfeited'), from: pool(event.kind === 'forfeited' ? 'dark' : 'light'), to: pool(event.kind === 'forfeited' ? 'light' : 'dark'), count: whole(event.count) || whole(event.stones) }];
    case 'clubs_back':
      return [{ ...mace, from: ['.map'], to: pool('clubs'), count: whole(event.count) }];
    case 'lost':
      return numbers(event.seats).map((who) => ({ ...hunter(who), from: hunterIn(to, who), to: seatSpot(who) }));
    case 'levy':
      return numbers(event.paid).map((count, who) => ({ ...stones(true), from: stonesOf(who), to: pool('dark'), count }));
    case 'covered':
      return [
        ...numbers(event.hunters).map((count, who) => ({ ...hunter(who), from: [`[data-centre="${to}"]`], to: seatSpot(who), count })),
        { ...beast, from: [`[data-centre="${to}"]`], to: pool('mammoths'), count: whole(event.mammoths) },
      ];
    default:
      return [];
  }
}

/** What stirs when something happens to it. */
const STIRS: Record<string, (event: Told) => string> = {
  // A Cult goes under its pile; what is seen is the card that it copies.
  copied: (event) => `[data-discard="${text(event.colour)}"], [data-seat="${event.seat}"]`,
  blank: (event) => `[data-discard="${colourOf(text(event.card))}"], [data-seat="${event.seat}"]`,
  reshuffled: (event) => `[data-draw="${text(event.colour)}"]`,
  ending: () => '[data-pool="dark"]',
};

/** Flights of one table; a new story ends the old one at once. */
export class Drift {
  private readonly stage = new Stage();
  private doubles: Element[] = [];

  settle(): void {
    this.stage.settle();
    this.doubles.forEach((double) => double.remove());
    this.doubles = [];
  }

  tell(field: HTMLElement | undefined, events: Told[], players: readonly Player[], speed: Speed): void {
    this.settle();
    const pace = PACE[effectiveSpeed(speed)];
    if (!field || pace === 0) return;
    let at = 0;
    for (const event of events) {
      const flights = flightsOf(event, players);
      for (const flight of flights) for (let i = 0; i < Math.min(MOST, flight.count ?? 1); i++) this.fly(field, flight, at + i * 60 * pace, pace);
      const stirred = STIRS[event.kind]?.(event);
      if (stirred) this.stir(field, stirred, at, pace);
      if (flights.length > 0) at += 170 * pace;
    }
  }

  private fly(field: HTMLElement, flight: Flight, delay: number, pace: number): void {
    const [from, to] = [spotOf(field, flight.from), spotOf(field, flight.to)];
    const double = flight.twin ? field.querySelector(flight.twin)?.cloneNode(true) : drawing(flight);
    if (!from || !to || !(double instanceof Element)) return;
    double.setAttribute('aria-hidden', 'true');
    double.setAttribute('style', `position:absolute;left:0;top:0;width:${flight.size}px;${flight.twin ? '' : `height:${flight.size}px;`}z-index:4;opacity:0;pointer-events:none;overflow:visible`);
    field.append(double);
    this.doubles.push(double);
    const at = ({ x, y }: Spot, scale: number): string => `translate(${x - flight.size / 2}px, ${y - flight.size / 2}px) scale(${scale})`;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 18 };
    const frames = [{ transform: at(from, 0.9), opacity: 1 }, { transform: at(middle, 1.2), opacity: 1 }, { transform: at(to, 1), opacity: 1, offset: 0.9 }, { transform: at(to, 1), opacity: 0 }];
    const animation = this.stage.play(double, frames, { duration: 480 * pace, delay, easing: 'cubic-bezier(.3,.1,.3,1)' });
    animation?.finished.then(() => double.remove()).catch(() => double.remove());
  }

  private stir(field: HTMLElement, selector: string, delay: number, pace: number): void {
    const frames = [{ transform: 'none' }, { transform: 'scale(1.12) rotate(-2deg)' }, { transform: 'none' }];
    for (const thing of field.querySelectorAll(selector)) this.stage.play(thing, frames, { duration: 380 * pace, delay, easing: 'ease-out' });
  }
}

function drawing({ id, box = ROUND }: Flight): SVGElement {
  const svg = document.createElementNS(SPACE, 'svg');
  svg.setAttribute('viewBox', box);
  svg.innerHTML = `<use href="#${id}"/>`;
  return svg;
}

function spotOf(field: HTMLElement, selectors: readonly string[]): Spot | null {
  for (const selector of selectors) {
    const found = field.querySelector(selector);
    if (!found) continue;
    const [box, all] = [found.getBoundingClientRect(), field.getBoundingClientRect()];
    return { x: box.left + box.width / 2 - all.left, y: box.top + box.height / 2 - all.top };
  }
  return null;
}
