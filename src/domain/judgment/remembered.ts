/** The function with up to `size` latest results cached; a full cache is cleared. */
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
