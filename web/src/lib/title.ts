/** The name of the page in the window's title, and for screen readers when one arrives. */

export function setTitle(text: string): void {
  document.title = text ? `${text} · Tundra` : 'Tundra';
}
