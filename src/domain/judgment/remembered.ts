/**
 * Returns the function with a cache. Once `size` results are cached, the cache is cleared before the next
 * one.
 */
export function remembered<Answer>(size: number, answer: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) {
      found = answer(key);
      if (known.size >= size) known.clear();
      known.set(key, found);
    }
    return found;
  };
}
