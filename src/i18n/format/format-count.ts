import type { Lang } from "../lang.ts";

const STEPS: Record<Lang, readonly (readonly [number, string])[]> = {
  cn: [
    [10_000, "w"],
    [1000, "k"],
  ],
  en: [
    [1_000_000, "m"],
    [1000, "k"],
  ],
};

/**
 * Shortens a count for narrow spaces: 1234 -> "1.2k", and 12345 -> "1.2w" in Chinese (w for 万), "12.3k" in
 * English. A count below 1,000 stays as it is. No count is rounded up, so that it never promises more than
 * there is.
 */
export function formatCount(count: number, lang: Lang): string {
  const step = STEPS[lang].find(([size]) => count >= size);
  if (!step) return String(count);
  const [size, unit] = step;
  return `${Math.floor((count / size) * 10) / 10}${unit}`;
}
