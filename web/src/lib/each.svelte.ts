/** Properties that change one by one: whoever waits for one of them is not woken by the others. */
export function eachByItself<T extends object>(source: { [Name in keyof T]-?: () => T[Name] }): T {
  const made = {} as T;
  for (const name in source) {
    const value = $derived.by(source[name]);
    Object.defineProperty(made, name, { get: () => value, enumerable: true });
  }
  return made;
}
