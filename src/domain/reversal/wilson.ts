/** The ends of an interval for a share, 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** Quantiles of the standard normal distribution for the two levels that are used. */
const Z = { 0.9: 1.6448536269514722, 0.95: 1.959963984540054 } as const;

/**
 * Wilson score interval for `hits` of `n` (E. B. Wilson, JASA 22, 1927). 0 to 1 if n is 0. Unlike the normal
 * interval, it stays within 0 and 1 and is right for small n: 3 of 12 gives 8.9 % to 53.2 % at the 95 %
 * level.
 */
export function wilsonInterval(hits: number, n: number, level: keyof typeof Z = 0.9): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const z = Z[level];
  const share = hits / n;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
