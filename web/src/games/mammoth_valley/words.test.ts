import { expect, it } from 'vitest';
import { boardOf } from './boards';
import { PEOPLE, position } from './sample';
import { actWords } from './words';

it('tells apart who takes Fire from a volcano, and names nobody where nobody is spent', () => {
  const t = (key: string, fields = {}): string => [key, ...Object.values(fields)].join(' ');
  const said = (text: string): string => actWords(text, boardOf(position()), PEOPLE, t);
  expect(said('fire-c2r2:w')).toContain('mammoth_valley.one.w');
  expect(said('fire-c2r2:f')).toContain('mammoth_valley.one.f');
  expect(said('fire-c2r2')).toMatch(/board\.act\.fire /);
});
