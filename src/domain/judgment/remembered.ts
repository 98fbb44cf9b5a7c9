/** The function with its latest answers cached, at most `size` of them; then the cache is cleared. */
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
