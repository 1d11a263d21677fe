import { describe, expect, it } from 'vitest';
import { position } from './sample';
import { sceneOf } from './scene';

describe('what is shown over the board', () => {
  const fought = position({ phase: 'combat' });

  it('is the last fight while nothing is asked', () => {
    expect(sceneOf(fought, [], true, false)).toBe('battle');
    expect(sceneOf(fought, ['pass'], true, false)).toBe('battle');
    expect(sceneOf(fought, [], false, false)).toBeNull();
  });

  it.each(['battle-c2r5', 'hex-c2r5', 'birth-c2r5', 'ferry-c2r5', 'return-c2r5', 'sow-c2r5', 'c2r5:w', 'end'])('is nothing when %s is to be answered on the board', (text) => {
    expect(sceneOf(fought, [text], true, true)).toBeNull();
  });

  it('is the account of the hungry, also of those before', () => {
    expect(sceneOf(position({ phase: 'survival' }), [], false, true)).toBe('survival');
    expect(sceneOf(position({ phase: 'survival' }), [], false, false)).toBeNull();
  });
});
