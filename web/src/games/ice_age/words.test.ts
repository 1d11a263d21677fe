import { describe, expect, it } from 'vitest';
import samples from '../../gallery/ice_age.json';
import type { IceAgeView, Play } from './view';
import { playForecast } from './words';

const { view } = (samples as unknown as Record<string, { view: IceAgeView }>).play;
const keys = (play: Partial<Play>): string => playForecast(view, { ...(view.plays as Play[])[0], ...play }, 0, (key) => key.replace('ice_age.board.forecast.', ''));

describe('what playing a card would mean', () => {
  it('is said of a Cult without effect, too', () => {
    expect(keys({ card: 'cult_light', effect: null, cost: 0, gain: 0, regions: [] })).toBe('blank');
  });
  it('names the regions, or says that there are none', () => {
    expect(keys({ regions: [] })).toBe('pays nowhere');
    expect(keys({ regions: [2], ends: true })).toBe('pays regions ends');
  });
});
