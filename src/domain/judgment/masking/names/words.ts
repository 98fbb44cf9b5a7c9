import words from "./words.json" with { type: "json" };

const LEVELS = new Map<number, number>();
const keyOf = (one: number, two: number): number => one * 2 ** 16 + two;
for (const [level, pairs] of Object.entries(words as Record<string, string>))
  for (let at = 0; at < pairs.length; at += 2)
    LEVELS.set(keyOf(pairs.charCodeAt(at), pairs.charCodeAt(at + 1)), Number(level));

/** How usual two neighbouring signs are in judgments and laws, apart from names: 0 rare, 1 to 3 in two, four, twenty of a thousand texts and more. */
export const levelOf = (one: number, two: number): number => LEVELS.get(keyOf(one, two)) ?? 0;
