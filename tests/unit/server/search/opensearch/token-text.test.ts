import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { bigramsOfPassages, phraseOfKeyword } from "#server/search/opensearch/token-text.ts";
import { runs } from "../../../../fixtures/laws.ts";

/** Characters that form and part runs, few enough to repeat. */
const text = fc.string({ unit: fc.constantFrom(..."保险人ab1，。 😀"), maxLength: 14 });

/** Whether the phrase stands in the tokens, each token standing for its first character too. */
function stands(tokens: string, phrase: string): boolean {
  const words = tokens.split(" ");
  const wanted = phrase.split(" ");
  const fits = (word: string | undefined, want: string) => word === want || [...(word ?? "")][0] === want;
  return words.some((_, at) => wanted.every((want, offset) => fits(words[at + offset], want)));
}

describe("phraseOfKeyword", () => {
  test("stands in the tokens of pieces exactly when the keyword stands in one of them", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), text, (pieces, keyword) => {
        const normalised = pieces.map(normaliseText);
        const wanted = normaliseText(keyword);
        fc.pre(wanted !== "");
        const expected = normalised.some((piece) => piece.includes(wanted));
        expect(stands(bigramsOfPassages(normalised), phraseOfKeyword(wanted))).toBe(expected);
      }),
      { numRuns: runs(2000) },
    );
  });
});
