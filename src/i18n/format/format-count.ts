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
 * A count for narrow spaces: 12345 -> "1.2w" in Chinese (万) and "12.3k" in English, 1234 -> "1.2k"; unchanged
 * below 1,000. Truncated, never rounded up, so that no uncounted item is displayed.
 */
export function formatCount(count: number, lang: Lang): string {
  const step = STEPS[lang].find(([size]) => count >= size);
  if (!step) return String(count);
  const [size, unit] = step;
  return `${Math.floor((count / size) * 10) / 10}${unit}`;
}
