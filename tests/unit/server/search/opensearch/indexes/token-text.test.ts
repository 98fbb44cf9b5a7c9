import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import {
  coveringPairs,
  isSingle,
  PAIR_BREAK,
  PAIR_GAP,
  phraseText,
  textOfPassages,
} from "#server/search/opensearch/indexes/token-text.ts";
import { runs } from "../../../../../fixtures/laws.ts";

/** Characters that form and separate runs, so few that they repeat. */
const text = fc.string({ unit: fc.constantFrom(..."保险人ab1，。 😀"), maxLength: 14 });

/** All pairs of adjacent characters, or the single ones. */
const grams = (given: string, size: number) =>
  [...given].map((_, at, all) => all.slice(at, at + size).join("")).slice(0, [...given].length - size + 1);

/** Whether the text contains the phrase after the cluster's tokenization of both. */
function stands(whole: string, phrase: string): boolean {
  if (isSingle(phrase)) return grams(whole, 1).includes(phrase);
  const held = grams(whole, 2);
  const wanted = coveringPairs(phrase).split(PAIR_BREAK);
  return held.some((_, at) =>
    wanted.every((want, offset) => want === PAIR_GAP || held[at + offset] === want),
  );
}

test("a passage without a word leaves nothing in the text", () => {
  expect(textOfPassages(["", "保险", " "])).toBe(textOfPassages(["保险"]));
});

test("a phrase is covered by every second pair and the last", () => {
  const cover = (phrase: string) => coveringPairs(phrase).split(PAIR_BREAK);
  expect(cover("保险")).toEqual(["保险"]);
  expect(cover("违约金")).toEqual(["违约", "约金"]);
  expect(cover("人民法院")).toEqual(["人民", PAIR_GAP, "法院"]);
  expect(cover("😀b代位求")).toEqual(["😀b", PAIR_GAP, "代位", "位求"]);
});

describe("phraseText", () => {
  test("stands in the text of passages exactly when the keyword stands in one of them", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), text, (pieces, keyword) => {
        const normalised = pieces.map(normaliseText);
        const wanted = normaliseText(keyword);
        fc.pre(wanted !== "");
        const expected = normalised.some((piece) => piece.includes(wanted));
        expect(stands(textOfPassages(normalised), phraseText(wanted))).toBe(expected);
      }),
      { numRuns: runs(2000) },
    );
  });
});
