/** Day or night: what was chosen, or what the system prefers. */

export type Theme = 'day' | 'night';
export type ThemeChoice = Theme | 'auto';

const STORED = 'tundra.theme';
const listeners = new Set<(theme: Theme) => void>();

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'night' ? 'night' : 'day';

export function themeChoice(): ThemeChoice {
  const saved = localStorage.getItem(STORED);
  return saved === 'day' || saved === 'night' ? saved : 'auto';
}

export function setTheme(choice: ThemeChoice): void {
  localStorage.setItem(STORED, choice);
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const theme: Theme = choice === 'auto' ? (dark ? 'night' : 'day') : choice;
  document.documentElement.dataset.theme = theme;
  listeners.forEach((tell) => tell(theme));
}

/** Calls back at each change; returns the way to stop. */
export function onTheme(listener: (theme: Theme) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
