import words from "./words.json" with { type: "json" };

const LEVELS = new Map<number, number>();
const keyOf = (one: number, two: number): number => one * 2 ** 16 + two;
for (const [level, pairs] of Object.entries(words as Record<string, string>))
  for (let at = 0; at < pairs.length; at += 2)
    LEVELS.set(keyOf(pairs.charCodeAt(at), pairs.charCodeAt(at + 1)), Number(level));

/**
 * Frequency level of a pair of neighbouring characters in judgments and laws, names excluded: 0 rare; 1, 2
 * and 3 for at least two, four and twenty of a thousand texts.
 */
export const levelOf = (one: number, two: number): number => LEVELS.get(keyOf(one, two)) ?? 0;
