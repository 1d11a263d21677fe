import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, get, post, whyOf } from './api';

const answer = (status: number, body: string): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
};
const problemOf = async (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => expect.unreachable(),
    (problem: ApiProblem) => problem,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a call to the server', () => {
  it('gives the answer', async () => {
    answer(200, '{"name":"Ann","known":true}');
    expect(await get('/api/me')).toEqual({ name: 'Ann', known: true });
  });

  it('that is refused throws the reason', async () => {
    answer(409, '{"why":{"key":"web.refused.chair_taken","params":{},"rule":null}}');
    const problem = await problemOf(post('/api/tables/x/claim', {}));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect([problem.status, problem.why.key]).toEqual([409, 'web.refused.chair_taken']);
  });

  it('that is answered with something else still has a reason to say', async () => {
    answer(502, '<html>');
    expect((await problemOf(get('/api/me'))).why.key).toBe('web.refused.trouble');
  });

  it('that reaches nobody says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await problemOf(get('/api/me'))).why.key).toBe('web.refused.unreachable');
  });

  it('anything thrown has a reason', () => {
    expect(whyOf(new Error('?')).key).toBe('web.refused.trouble');
  });
});
