/** Events as sentences, and an evaluation as a show. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Told, Translate } from '../../board/types';
import { MAMMUT } from '../../gallery/mammut';
import { chapterOf, chaptersOf, gainsOf, gathered, isLoss, pawnsOf, podiumOf, signed, tieSentences } from './chapters';
import { cellOf, fieldOf, fitting, gridFor, inCrowd, shuffled, spreadOut } from './layout';
import { nearest } from './roving';
import { logLines, playTime } from './story';

const PLAYERS = MAMMUT.turn.players;
const t: Translate = (key, fields) => (fields ? `${key} ${JSON.stringify(fields)}` : key);
const keysOf = (events: Told[]): string[] => logLines(events, PLAYERS, t).map((line) => line.key);
const catalogue = (lang: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../../../src/tundra/locale/${lang}/mammut.json`, import.meta.url), 'utf-8')) as Record<string, unknown>;

describe('the log', () => {
  it('says more to who may know more', () => {
    expect(keysOf([{ kind: 'laid', seat: 0 }])).toEqual(['mammut.event.laid']);
    expect(keysOf([{ kind: 'laid', seat: 0, card: 'hide-one' }])).toEqual(['mammut.event.laid.secret']);
    expect(keysOf([{ kind: 'looked', seat: 0, tile: 3, face: 'tusk' }])).toEqual(['mammut.event.looked.secret']);
  });

  it('tells a tie that the shaman broke', () => {
    expect(keysOf([{ kind: 'scored', seat: 1, reason: 'meat_1', tied: [0] }])).toEqual(['mammut.event.scored.meat_1', 'mammut.event.tie_broken']);
    expect(logLines([{ kind: 'scored', seat: 1, reason: 'meat_1', tied: [0] }], PLAYERS, t)[1].fields.level).toBe('Björn, Noé');
    expect(keysOf([{ kind: 'extra', seat: 1, good: 'fire', card: 'most-axe-fire', tied: [] }])).toEqual(['mammut.event.extra']);
  });

  it('names people, cards and faces', () => {
    const [stole] = logLines([{ kind: 'stole', seat: 0, victim: 1, count: 3, back: 1 }], PLAYERS, t);
    expect(stole.fields).toMatchObject({ seat: 'Noé', victim: 'Björn', count: 3, back: 1 });
    const [flipped] = logLines([{ kind: 'flipped', seat: 0, tile: 4, from: '?', to: 'axe' }], PLAYERS, t);
    expect(flipped.fields).toMatchObject({ from: 'mammut.face.?', to: 'mammut.face.axe' });
    const [unclaimed] = logLines([{ kind: 'unclaimed', card: 'most-hide-4vp' }], PLAYERS, t);
    expect(unclaimed.fields.card).toBe('mammut.card.most_hide_4vp');
  });

  it('names what was taken, looked at, sent back and drawn, and where it lay', () => {
    const fields = (event: Told) => logLines([event], PLAYERS, t)[0].fields;
    const taken = fields({ kind: 'took', seat: 0, heap: 'A1', tiles: [1, 2, 3, 4, 5], faces: ['axe', 'axe', 'fox', '?', 'red'], count: 5 });
    expect(taken.faces).toBe('mammut.board.count.axe {"n":2}, mammut.face.fox, mammut.board.count.unknown {"n":1}, mammut.board.count.shaman');
    expect(fields({ kind: 'took', seat: 0, heap: 'A1', tiles: [1, 2, 3], faces: ['beaver', 'fox', 'beaver'], count: 3 }).faces).toBe('mammut.face.fox, 2 × mammut.face.beaver');
    expect(fields({ kind: 'looked', seat: 0, tile: 3, place: 'middle' }).place).toBe('mammut.event.place.middle');
    expect(fields({ kind: 'looked', seat: 0, tile: 3, place: 'B1' }).place).toBe('mammut.event.place.heap {"seat":"Björn"}');
    expect(fields({ kind: 'returned', seat: 2, heaps: ['A1', 'A2', 'B1'], count: 9 }).heaps).toBe('Noé, Björn');
    expect(fields({ kind: 'turned_up', tiles: [{ tile: 4, face: 'tusk', seat: 0 }], count: 1 }).tiles).toBe('mammut.board.count.tusk {"n":1}');
    expect(keysOf([{ kind: 'drew', seat: 0, count: 2 }, { kind: 'drew', seat: 0, count: 2, cards: ['look', 'look'] }])).toEqual(['mammut.event.drew', 'mammut.event.drew.secret']);
    expect(fields({ kind: 'drew', seat: 0, count: 2, cards: ['look', 'look'] }).cards).toBe('2 × mammut.card.look');
  });

  it('names who has won, and all who share the victory', () => {
    const fields = (places: number[]) => logLines([{ kind: 'ended', reason: 'points', places, points: [61, 73, 73] }], PLAYERS, t)[0].fields;
    expect(fields([3, 1, 2])).toMatchObject({ winners: 'Björn', best: 73 });
    expect(fields([3, 1, 1])).toMatchObject({ winners: 'Björn, Aïda', best: 73 });
  });

  it.each(['en', 'fr'])('has a sentence for every event of an evaluation in %s', (lang) => {
    const known = catalogue(lang);
    expect(keysOf(MAMMUT.show.last).filter((key) => !(key in known))).toEqual([]);
  });

  it('takes longer for an evaluation than for a take, and no time when nothing moves', () => {
    expect(playTime(MAMMUT.show.last, 1)).toBeGreaterThan(playTime([{ kind: 'took', seat: 0 }], 1));
    expect(playTime(MAMMUT.show.last, 0)).toBe(0);
  });
});

describe('the show of an evaluation', () => {
  const story = gathered([], MAMMUT.show.last) ?? [];
  const chapter = (name: string) => chaptersOf(story).find((one) => one.name === name) ?? { name: 'open' as const, events: [] };

  it('goes through the categories in order', () => {
    expect(chaptersOf(story).map(({ name }) => name)).toEqual(['open', 'axe', 'hide', 'tusk', 'meat', 'fire', 'animal']);
    expect(chapterOf({ kind: 'unclaimed', card: 'meat' })).toBe('meat');
    expect(chapterOf({ kind: 'extra', card: 'most-tusk-fire' })).toBe('tusk');
    expect(chapterOf({ kind: 'took' })).toBeNull();
  });

  it('goes on with what follows a question, and does not repeat itself', () => {
    const later: Told = { kind: 'pawn', seat: 2, species: 'fox', cause: 'card', owned: 5 };
    expect(gathered(story, [...story.slice(-2), later])).toEqual([...story, later]);
    expect(gathered(story, [{ kind: 'turn', seat: 1 }])).toBeNull();
    expect(gathered([], [later])).toBeNull();
  });

  it('shows what each one got', () => {
    expect(gainsOf(chapter('hide'), 1)).toEqual([{ kind: 'steps', n: 3 }, { kind: 'points', n: 3 }]);
    expect(gainsOf(chapter('fire'), 0)).toEqual([{ kind: 'points', n: -5 }]);
    expect(podiumOf(chapter('meat'))).toEqual([1, 0]);
  });

  it('shows a loss as a loss, even if there was nothing left to lose', () => {
    const chosen = { kind: 'pawn', seat: 0, species: 'hare' };
    expect(pawnsOf({ name: 'animal', events: [chosen, { ...chosen, seat: 1 }, { ...chosen }] }, 0)).toEqual(['hare']);
    const fined = chaptersOf([{ kind: 'scored', seat: 0, category: 'fire', reason: 'fire_least', points: -5, amount: 0, total: 0 }]).find(({ name }) => name === 'fire');
    const [gain] = fined ? gainsOf(fined, 0) : [];
    expect(gain).toEqual({ kind: 'points', n: -0 });
    expect([isLoss(gain), signed(gain.n)]).toEqual([true, '−0']);
    expect([signed(3), signed(-5)]).toEqual(['+3', '−5']);
  });

  it('explains a tie by the arrow', () => {
    const [best] = tieSentences(chapter('meat'), [1, 2, 0], PLAYERS, t);
    expect(best).toContain('mammut.board.tie.best');
    expect(best).toContain('"level":"Björn, Noé"');
    expect(best).toContain('Björn → Aïda → Noé');
    expect(tieSentences(chapter('fire'), [1, 2, 0], PLAYERS, t)[0]).toContain('mammut.board.tie.worst');
    expect(tieSentences(chapter('tusk'), [1, 2, 0], PLAYERS, t)).toEqual([]);
  });
});

describe('where things lie', () => {
  it('gives every tile a place of its own on the hide', () => {
    expect([...shuffled(3)].sort((a, b) => a - b)).toEqual([...Array(32).keys()]);
    const { spots, size } = spreadOut(348, 268, 2, 9);
    expect(size).toBeGreaterThanOrEqual(44);
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x) * 348, Math.abs(a.y - b.y) * 268)).toBeGreaterThan(40);
    expect(gridFor(860, 390).columns).toBeGreaterThan(gridFor(348, 268).columns);
  });

  it('lets tracks go on for ever, to and fro', () => {
    expect(fieldOf(57, 50)).toEqual({ field: 7, lap: 1 });
    expect(cellOf(25, 25)).toEqual({ column: 24, row: 1 });
  });

  it('lets markers on one field stand beside each other', () => {
    for (const count of [2, 3, 4, 5]) {
      const crowd = Array.from({ length: count }, (_, place) => inCrowd(place, count));
      for (const [i, a] of crowd.entries()) for (const b of crowd.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
    }
  });

  it('makes heaps fit', () => {
    expect(fitting(31, 150, 92, 46)).toBeLessThan(fitting(6, 150, 92, 46));
  });

  it('leads from tile to tile with the arrow keys', () => {
    const things = [{ id: 1, x: 0, y: 0 }, { id: 2, x: 50, y: 10 }, { id: 3, x: 10, y: 60 }];
    expect(nearest(things, 1, 'ArrowRight')).toBe(2);
    expect(nearest(things, 1, 'ArrowDown')).toBe(3);
    expect(nearest(things, 1, 'ArrowLeft')).toBeNull();
  });
});
