/** What a person prefers, kept in this browser. theme.js reads theme and language before the first paint. */
import { setTheme, type ThemeChoice } from '../board/theme';
import type { Speed } from '../board/types';

export type Lang = 'en' | 'fr';
export const LANGS: readonly Lang[] = ['en', 'fr'];

/** Storage may be forbidden or full; then a wish lasts as long as the page. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`tundra.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`tundra.${name}`, value);
  } catch {
    return;
  }
}

const systemLang = (): Lang =>
  typeof navigator !== 'undefined' && navigator.language.startsWith('fr') ? 'fr' : 'en';

export function readLang(saved: string | null): Lang {
  return saved === 'en' || saved === 'fr' ? saved : systemLang();
}

export function readTheme(saved: string | null): ThemeChoice {
  return saved === 'day' || saved === 'night' ? saved : 'auto';
}

export function readSpeed(saved: string | null): Speed {
  return saved === '0' ? 0 : saved === '2' ? 2 : 1;
}

/** Seconds that bots wait while an act can be taken back; nothing leaves it to the host. */
export const TAKE_BACKS = [0, 2, 5] as const;
export type TakeBack = (typeof TAKE_BACKS)[number];

export function readTakeBack(saved: string | null): TakeBack | null {
  return TAKE_BACKS.find((seconds) => String(seconds) === saved) ?? null;
}

class Settings {
  #lang = $state<Lang>(readLang(recall('lang')));
  #theme = $state<ThemeChoice>(readTheme(recall('theme')));
  #speed = $state<Speed>(readSpeed(recall('speed')));
  #confirm = $state(recall('confirm') === 'yes');
  #takeBack = $state<TakeBack | null>(readTakeBack(recall('take_back')));
  #sound = $state(recall('sound') === 'yes');

  /** To change it, call `setLang`, which fetches the sentences first. */
  get lang(): Lang {
    return this.#lang;
  }
  set lang(lang: Lang) {
    this.#lang = lang;
    keep('lang', lang);
  }

  get theme(): ThemeChoice {
    return this.#theme;
  }
  set theme(theme: ThemeChoice) {
    this.#theme = theme;
    keep('theme', theme);
    setTheme(theme);
  }

  /** How fast things move: 0 not at all, 1 as drawn, 2 twice as fast. */
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    keep('speed', String(speed));
  }

  /** Ask before a turn is sent. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    keep('confirm', confirm ? 'yes' : 'no');
  }

  get takeBack(): TakeBack | null {
    return this.#takeBack;
  }
  set takeBack(seconds: TakeBack | null) {
    this.#takeBack = seconds;
    keep('take_back', String(seconds));
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    keep('sound', sound ? 'yes' : 'no');
  }
}

export const settings = new Settings();
