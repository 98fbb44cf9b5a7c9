/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOfSeed(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random part, from 0, for each of `count` items: the same for the same number and seed. */
export function drawParts(count: number, parts: number, seed: number): number[] {
  const random = randomOfSeed(seed);
  return Array.from({ length: count }, () => Math.floor(random() * parts));
}
