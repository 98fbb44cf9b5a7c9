/** A seeded source of random choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer in [from, to], both included. */
  int: (from: number, to: number) => number;
  /** One item; throws a RangeError for an empty list. */
  pick: <T>(items: readonly T[]) => T;
  /** The first `count` items of a shuffled copy. */
  sample: <T>(items: readonly T[], count: number) => T[];
}

/** A random source from a text seed: sfc32 seeded by four rounds of xmur3 (both public domain). */
export function createRandom(seed: string): Random {
  const hash = hashOf(seed);
  let [a, b, c, d] = [hash(), hash(), hash(), hash()];
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let round = 0; round < 12; round++) next();
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError("pick from an empty list");
    return items[int(0, items.length - 1)] as T;
  };
  return {
    next,
    int,
    pick,
    sample: (items, count) => {
      const rest = [...items];
      const chosen: (typeof items)[number][] = [];
      while (chosen.length < count && rest.length > 0)
        chosen.push(...rest.splice(int(0, rest.length - 1), 1));
      return chosen;
    },
  };
}

function hashOf(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    h = Math.imul(h ^ text.charCodeAt(index), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h;
  };
}
