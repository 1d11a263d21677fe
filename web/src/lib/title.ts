/** The name of the page in the window's title, and for screen readers when one arrives. */

let latest = '';

/** After the picture: the window's frame is slow to tell, and nobody waits for it. */
export function setTitle(text: string): void {
  const title = text ? `${text} · Tundra` : 'Tundra';
  latest = title;
  setTimeout(() => {
    if (latest === title && document.title !== title) document.title = title;
  });
}
