import words from "./words.json" with { type: "json" };

const LEVELS = new Map<number, number>();
const keyOf = (one: number, two: number): number => one * 2 ** 16 + two;
for (const [level, pairs] of Object.entries(words as Record<string, string>))
  for (let at = 0; at < pairs.length; at += 2)
    LEVELS.set(keyOf(pairs.charCodeAt(at), pairs.charCodeAt(at + 1)), Number(level));

/**
 * How often two characters are neighbours in judgments and laws, names not counted. Level 1: in at least two
 * of a thousand texts. Level 2: four. Level 3: twenty. Level 0: fewer.
 */
export const levelOf = (one: number, two: number): number => LEVELS.get(keyOf(one, two)) ?? 0;
