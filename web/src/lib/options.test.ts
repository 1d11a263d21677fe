import { describe, expect, it } from 'vitest';
import { changed, fits, usualValues, type OptionForm } from './options';

const TURNS: OptionForm = { kind: 'whole', name: 'turns', low: 20, high: 400, default: 80 };
const MAP: OptionForm = { kind: 'choice', name: 'map', choices: ['small', 'large'], default: 'small' };
const FOG: OptionForm = { kind: 'switch', name: 'fog', default: false };

describe('an option', () => {
  it('takes whole numbers within its bounds only', () => {
    const tried = [20, 400, 19, 401, 20.5, null, '80', undefined];
    expect(tried.map((value) => fits(TURNS, value))).toEqual([true, true, false, false, false, false, false, false]);
  });

  it('takes one of its words', () => {
    expect([fits(MAP, 'large'), fits(MAP, 'huge')]).toEqual([true, false]);
  });

  it('takes on or off', () => {
    expect([fits(FOG, true), fits(FOG, 'on')]).toEqual([true, false]);
  });

  it('takes the text of a file for a box', () => {
    const box: OptionForm = { kind: 'box', name: 'box', default: '' };
    expect([fits(box, '{}'), fits(box, ''), fits(box, 3)]).toEqual([true, true, false]);
  });

  it('is sent only when it was changed', () => {
    const forms = [TURNS, MAP, FOG];
    expect(changed(forms, usualValues(forms))).toEqual({});
    expect(changed(forms, { ...usualValues(forms), fog: true, turns: 40 })).toEqual({ turns: 40, fog: true });
  });
});
