/** Silhouettes by name, put on the sheet when first asked for. */
import { define } from './sheet';

/** `body` is the default export of a module in ./icons. */
export function icon(name: string, body: string): string {
  define(`i-${name}`, () => body);
  return `i-${name}`;
}
