import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eachBigram, queryBigrams, RUN_END } from "#domain/search/match/bigrams.ts";

/** A bigram as two characters, "_" for the end of a run. */
const shown = (first: number, second: number) =>
  String.fromCodePoint(first) + (second === RUN_END ? "_" : String.fromCodePoint(second));
function bigramsOf(text: string): [list: string[], length: number] {
  const list: string[] = [];
  const length = eachBigram(text, (first, second, position) =>
    list.push(`${position}${shown(first, second)}`),
  );
  return [list, length];
}

describe("eachBigram", () => {
  test("gives the pairs of each run and its last character, by code points", () => {
    expect(bigramsOf("代位求偿")).toEqual([["0代位", "1位求", "2求偿", "3偿_"], 4]);
    expect(bigramsOf("甲乙 丙")).toEqual([["0甲乙", "1乙_", "3丙_"], 4]);
    expect(bigramsOf("𠮷甲𠮷")).toEqual([["0𠮷甲", "1甲𠮷", "2𠮷_"], 3]);
    expect(bigramsOf("")).toEqual([[], 0]);
    expect(bigramsOf("甲 ")).toEqual([["0甲_"], 2]);
  });
});

describe("queryBigrams", () => {
  const marks = (keyword: string) =>
    queryBigrams(keyword).map(
      ({ first, second, offset, open, bound }) =>
        `${offset}${shown(first, second)}${open ? " open" : ""}${bound ? " bound" : ""}`,
    );

  test("leave out the end of the last run, and bind the first and the last pair of each", () => {
    expect(marks("代位求偿权")).toEqual(["0代位 bound", "1位求", "2求偿", "3偿权 bound"]);
    expect(marks("代位")).toEqual(["0代位 bound"]);
    expect(marks("甲乙 丙丁")).toEqual(["0甲乙 bound", "1乙_ bound", "3丙丁 bound"]);
    expect(marks("甲 乙丙丁")).toEqual(["0甲_ bound", "2乙丙 bound", "3丙丁 bound"]);
  });

  test("leave the second character of a last run of one open", () => {
    expect(marks("甲")).toEqual(["0甲_ open bound"]);
    expect(marks("甲乙 丙")).toEqual(["0甲乙 bound", "1乙_ bound", "3丙_ open bound"]);
    expect(marks("")).toEqual([]);
  });

  test("are in a text, at their places from one start, exactly where it holds the keyword", () => {
    const text = fc
      .string({ unit: fc.constantFrom(..."甲乙 "), maxLength: 12 })
      .map((raw) => raw.trim().replace(/ +/g, " "));
    const keyword = text.filter((raw) => raw !== "");
    fc.assert(
      fc.property(text, keyword, (held, wanted) => {
        const places = new Map<number, [number, number]>();
        eachBigram(held, (first, second, position) => places.set(position, [first, second]));
        const bigrams = queryBigrams(wanted);
        const isAt = (start: number) =>
          bigrams.every(({ first, second, offset, open }) => {
            const there = places.get(start + offset);
            return there?.[0] === first && (open || there[1] === second);
          });
        const starts = [...held].flatMap((_, start) => (isAt(start) ? [start] : []));
        const expected = [...held].flatMap((_, start) => (held.startsWith(wanted, start) ? [start] : []));
        expect(starts).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
