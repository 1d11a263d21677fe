import { describe, expect, it } from 'vitest';
import { tablePath } from './join';

const HERE = 'http://127.0.0.1:8000';

describe('joining a table', () => {
  it.each([
    ['a whole link', `${HERE}/table/aB3x`, '/table/aB3x'],
    ['a secret link, with its secret', `${HERE}/table/aB3x#seat=1&key=s3cret`, '/table/aB3x#seat=1&key=s3cret'],
    ['a path', '/table/aB3x', '/table/aB3x'],
    ['a number with blanks around', '  aB3x ', '/table/aB3x'],
  ])('works with %s', (_, pasted, path) => {
    expect(tablePath(pasted, HERE)).toBe(path);
  });

  it.each(['', 'hello there', 'https://elsewhere.example/table/aB3x', `${HERE}/rules/maamut`, 'javascript:alert(1)'])(
    'is refused for %j',
    (pasted) => {
      expect(tablePath(pasted, HERE)).toBeNull();
    },
  );
});
