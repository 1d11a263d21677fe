/** Finds the table in what somebody pasted: a whole link, its path, or the table's number alone. */

const PATH = /^\/table\/[\w-]{1,64}$/;
const NUMBER = /^[\w-]{1,64}$/;

/** The path to go to, with the secret of an invitation if there is one; null when it is no table of this site. */
export function tablePath(pasted: string, origin: string): string | null {
  const text = pasted.trim();
  if (NUMBER.test(text)) return `/table/${text}`;
  try {
    const link = new URL(text, origin);
    return link.origin === origin && PATH.test(link.pathname) ? link.pathname + link.hash : null;
  } catch {
    return null;
  }
}
