/** Calls to our own server. What is refused is thrown with its reason, as a key to say. */
import type { Games, Problem, Why } from './protocol';

export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly why: Why,
  ) {
    super(why.key);
  }
}

/** The reason of anything thrown, so that a page can always say something. */
export function whyOf(problem: unknown): Why {
  if (problem instanceof ApiProblem) return problem.why;
  return { key: 'web.refused.trouble', params: {}, rule: null };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiProblem(0, { key: 'web.refused.unreachable', params: {}, rule: null });
  }
}

async function refusal(answer: Response): Promise<ApiProblem> {
  try {
    const { why } = (await answer.json()) as Problem;
    return new ApiProblem(answer.status, { ...why, params: why.params ?? {} });
  } catch {
    const key = answer.status === 404 ? 'web.refused.not_found' : 'web.refused.trouble';
    return new ApiProblem(answer.status, { key, params: {}, rule: null });
  }
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await reach(path, init);
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

const withBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await call(path, withBody('POST', body))).json()) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await call(path, withBody('PUT', body))).json()) as T;
}

export async function del<T>(path: string): Promise<T> {
  return (await (await call(path, { method: 'DELETE' })).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await call(path)).text();
}

/** Sends plain text, such as a record. */
export async function postText<T>(path: string, text: string): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text };
  return (await (await call(path, init)).json()) as T;
}

let asked: Promise<Games> | null = null;

/** The games that are open; asked for once, and again only after a failure. */
export function games(): Promise<Games> {
  asked ??= get<Games>('/api/games').catch((problem: unknown) => {
    asked = null;
    throw problem;
  });
  return asked;
}
