/** Which page an address means, and how to go there without loading everything again. */

export type PageName = 'home' | 'device' | 'new' | 'table' | 'replay' | 'rules' | 'credits' | 'settings' | 'laboratory' | 'lost';

export interface Route {
  page: PageName;
  /** The table of /table and /replay, the game of /new and /rules, the study of /laboratory; empty where there is none. */
  id: string;
  path: string;
}

const ALONE: Record<string, PageName> = { '': 'home', device: 'device', credits: 'credits', settings: 'settings', replay: 'replay', new: 'new', rules: 'rules', laboratory: 'laboratory' };
const WITH_ID: Record<string, PageName> = { new: 'new', table: 'table', replay: 'replay', rules: 'rules', laboratory: 'laboratory' };
const ID = /^[\w-]{1,64}$/;

export function parse(path: string): Route {
  const [first = '', id = '', ...more] = path.replace(/^\/+|\/+$/g, '').split('/');
  const page = id ? WITH_ID[first] : ALONE[first];
  if (!page || more.length > 0 || (id && !ID.test(id))) return { page: 'lost', id: '', path };
  return { page, id, path };
}

const here = (): string => (typeof location === 'undefined' ? '/' : location.pathname);

let current = $state.raw<Route>(parse(here()));

export const route = (): Route => current;

/** Goes to a page of ours: a path, with a hash if need be. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

function arrive(): void {
  const next = parse(here());
  if (next.path !== current.path) current = next;
}

/** The path of a click that means "go there" and nothing else (no new tab, no download, no other site). */
function wanted(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.pathname === location.pathname && link.hash) return null;
  if (/^\/(api|ws)\//.test(link.pathname) || parse(link.pathname).page === 'lost') return null;
  return link.pathname + link.search + link.hash;
}

/** Follows links and the back button; returns the way to stop. */
export function startRouter(): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = wanted(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  document.addEventListener('click', onClick);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', arrive);
  };
}
