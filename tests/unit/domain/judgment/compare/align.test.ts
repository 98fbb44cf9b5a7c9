import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignTexts } from "#domain/judgment/compare/align.ts";

/** Pairs of adjacent letters and digits, as sets: Dice's coefficient directly from its definition. */
function dice(a: string, b: string): number {
  const pairs = (text: string) => {
    const plain = [...text].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).join("");
    return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
  };
  const [one, other] = [pairs(a), pairs(b)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size === 0 || other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** The best total of all alignments, by trying each. */
function bestTotal(before: readonly string[], after: readonly string[], least: number): number {
  if (before.length === 0 || after.length === 0) return 0;
  const similarity = before[0] === after[0] ? 1 : Math.min(0.999, dice(before[0]!, after[0]!));
  return Math.max(
    bestTotal(before.slice(1), after, least),
    bestTotal(before, after.slice(1), least),
    similarity >= least ? similarity + bestTotal(before.slice(1), after.slice(1), least) : 0,
  );
}

const text = fc.string({ unit: fc.constantFrom(..."甲乙丙，1"), maxLength: 7 });
const side = fc.array(text, { maxLength: 5 });
const least = fc.constantFrom(0.35, 0.5, 0.8);

describe("alignTexts", () => {
  test("finds the alignment of the highest total similarity, tried against all others", () => {
    fc.assert(
      fc.property(side, side, least, (before, after, floor) => {
        const rows = alignTexts(before, after, floor);
        const total = rows.reduce((sum, { similarity }) => sum + similarity, 0);
        expect(total).toBeCloseTo(bestTotal(before, after, floor), 9);
      }),
    );
  });

  test("keeps both orders, each text once, and sets side by side only what is alike enough", () => {
    fc.assert(
      fc.property(side, side, least, (before, after, floor) => {
        const rows = alignTexts(before, after, floor);
        expect(rows.map((row) => row.before).filter((at) => at >= 0)).toEqual(before.map((_, at) => at));
        expect(rows.map((row) => row.after).filter((at) => at >= 0)).toEqual(after.map((_, at) => at));
        for (const row of rows) {
          const isPair = row.before >= 0 && row.after >= 0;
          if (!isPair) expect(row.similarity).toBe(0);
          else {
            const [a, b] = [before[row.before]!, after[row.after]!];
            expect(row.similarity).toBeCloseTo(a === b ? 1 : Math.min(0.999, dice(a, b)), 12);
            expect(row.similarity).toBeGreaterThanOrEqual(floor);
          }
        }
      }),
    );
  });

  test("finds alike what is a small part of the other, down to the least that is asked for", () => {
    // 10 of 46 pairs: 2 × 10 / 56 is 0.357.
    const letters = Array.from({ length: 47 }, (_, at) => String.fromCharCode(0x4e00 + at)).join("");
    expect(alignTexts([letters.slice(0, 11)], [letters], 0.35)).toEqual([
      { before: 0, after: 0, similarity: 20 / 56 },
    ]);
    expect(alignTexts([letters.slice(0, 11)], [letters], 20 / 56)).toHaveLength(1);
    expect(alignTexts([letters.slice(0, 11)], [letters], 0.36)).toHaveLength(2);
  });

  test("compares the first four thousand characters", () => {
    const letters = (from: number, length: number) =>
      Array.from({ length }, (_, at) => String.fromCharCode(from + at)).join("");
    const same = letters(0x4e00, 4000);
    const [one, other] = [same + letters(0x6000, 3000), same + letters(0x7000, 3000)];
    expect(alignTexts([one], [other], 0.5)).toEqual([{ before: 0, after: 0, similarity: 0.999 }]);
  });
});
