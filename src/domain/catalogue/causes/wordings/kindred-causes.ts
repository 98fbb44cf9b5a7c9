import { NARROW } from "./lay-out-wordings.ts";

/** Tells of two causes, by their ordinals, which share of the wordings of one names the other as well: the larger of both shares. */
export type Kindred = (one: number, other: number) => number;

/** Causes of one act stand in lines of at most so many; longer ones name things. */
const MAX_LINE_CAUSES = NARROW + 1;
/** Wordings that a cause is assumed to have beside its own. */
const BESIDE = 5;

/** Which causes wordings name together; `wordingsOf` says how many wordings each line has. */
export function kindredCauses(
  lines: readonly (readonly number[])[],
  wordingsOf: Uint32Array,
  causes: number,
): Kindred {
  const own = new Float64Array(causes);
  const shared = new Map<number, number>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.length > MAX_LINE_CAUSES) continue;
    for (const one of line) {
      own[one]! += wordingsOf[at]!;
      for (const other of line) {
        if (one >= other) continue;
        const key = one * causes + other;
        shared.set(key, (shared.get(key) ?? 0) + wordingsOf[at]!);
      }
    }
  }
  return (one, other) => {
    if (one === other) return 1;
    const both = shared.get(Math.min(one, other) * causes + Math.max(one, other)) ?? 0;
    return both / (Math.min(own[one]!, own[other]!) + BESIDE);
  };
}
