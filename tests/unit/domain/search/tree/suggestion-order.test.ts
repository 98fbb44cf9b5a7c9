import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SuggestionTable } from "#domain/search/tree/suggestion-table.ts";

interface Row {
  name: string;
  syllables: string[];
  target: number;
}

const HAN = "京海高法院";
const SYLLABLES = ["Jing", "Hai", "Gao", "Fa", "Yuan"];
const row: fc.Arbitrary<Row> = fc
  .record({
    name: fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
    target: fc.nat(5),
  })
  .map(({ name, target }) => ({
    name: name.map((at) => HAN[at]).join(""),
    syllables: name.map((at) => SYLLABLES[at]!),
    target,
  }));
const rows = fc.array(row, { maxLength: 8 });
const weights = fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 6, maxLength: 6 });

/**
 * How well a row matches the typed text, directly from the order shown on the page; none if it does not
 * match.
 */
function fitOf({ name, syllables }: Row, typed: string): number | null {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(typed)) return 2;
  const letters = typed.toLowerCase();
  if (!/^[a-z]+$/.test(letters)) return null;
  const from = (at: number) => syllables.slice(at).join("").toLowerCase();
  const initials = (at: number) =>
    syllables
      .slice(at)
      .map((one) => one[0]!.toLowerCase())
      .join("");
  const places = syllables.map((_, at) => at);
  const onlyAtStart = letters.length >= 3 && new Set(letters).size === 1;
  if (from(0).startsWith(letters)) return 3;
  if (initials(0).startsWith(letters)) return 4;
  if (places.some((at) => from(at).startsWith(letters))) return 5;
  if (!onlyAtStart && places.some((at) => initials(at).startsWith(letters))) return 6;
  return null;
}

/** The characters in order with others between them, from the first occurrence of the first one. */
function isScattered(name: string, typed: string): boolean {
  const start = name.indexOf(typed[0]!);
  if (start < 0) return false;
  let at = start;
  for (const letter of typed) {
    at = name.indexOf(letter, at);
    if (at < 0) return false;
    at++;
  }
  return true;
}

function expected(
  list: readonly Row[],
  typed: string,
  limit: number,
  weight: (target: number) => number,
): number[] {
  const best = new Map<number, number>();
  const offer = (target: number, fit: number) => best.set(target, Math.min(fit, best.get(target) ?? 9));
  for (const each of list) {
    const fit = fitOf(each, typed);
    if (fit !== null) offer(each.target, fit);
  }
  if (best.size < limit && typed.length >= 3)
    for (const each of list) if (isScattered(each.name, typed)) offer(each.target, 8);
  return [...best]
    .filter(([target]) => weight(target) >= 0)
    .sort(([a, x], [b, y]) => x - y || weight(b) - weight(a) || a - b)
    .map(([target]) => target)
    .slice(0, limit);
}

const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...HAN), minLength: 1, maxLength: 4 }),
  fc
    .array(fc.constantFrom(...SYLLABLES, "j", "h", "g", "f", "y"), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join("").toLowerCase()),
  fc.constantFrom("jjj", "hhh", "ggg", "hh"),
);

describe("SuggestionTable", () => {
  test("gives what a reading of every row by itself gives, in that order", () => {
    fc.assert(
      fc.property(rows, typed, fc.integer({ min: 1, max: 6 }), weights, (list, text, limit, weigh) => {
        const table = new SuggestionTable({
          names: list.map(({ name }) => name).join("\n"),
          readings: list.map(({ syllables }) => syllables.join("")).join("\n"),
          targets: list.map(({ target }) => target),
        });
        const weight = (target: number) => weigh[target]!;
        expect(table.find(text, limit, weight)).toEqual(expected(list, text, limit, weight));
      }),
      { numRuns: 400 },
    );
  });

  test("finds names that hold each of several words, and short forms of courts", () => {
    const table = new SuggestionTable({
      names: "北京市高级人民法院\n北京市第一中级人民法院\n最高人民法院",
      readings: "\n\n",
      targets: [0, 1, 2],
    });
    const find = (text: string) => table.find(text, 9, () => 0);
    expect(find("北京 第一")).toEqual([1]);
    expect(find("第一 北京")).toEqual([1]);
    expect(find("北京高院")).toEqual([0]);
    expect(find("北京市高院")).toEqual([0]);
    expect(find("最高法院")).toEqual([2]);
    expect(find("最高法")).toEqual([2]);
    expect(find("第一中院")).toEqual([1]);
    expect(find("")).toEqual([]);
    expect(find("  ")).toEqual([]);
  });
});
