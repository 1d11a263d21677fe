/** The theme as something components can read and follow. */
import { currentTheme, onTheme, type Theme } from './theme';

class Following {
  now = $state<Theme>(currentTheme());
  constructor() {
    onTheme((theme) => (this.now = theme));
  }
}

export const theme = new Following();
