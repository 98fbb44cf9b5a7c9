import { describe, expect, test } from "vitest";
import { annotate } from "#domain/search/match/annotations.ts";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { wordForms } from "#domain/search/match/word-forms.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { testOf } from "#tests/fixtures/search/scan-words.ts";
import { ScannedPiece } from "#tests/fixtures/search/scanned-piece.ts";

const each = examplesOf(import.meta.url);

/** Whether the engines' rules find a word in a text, and whether the scan does. */
function found(word: string, text: string): [engine: boolean, scan: boolean] {
  const held = [normaliseText(text), ...annotate(text, () => false).map((one) => one.text)];
  const engine = wordForms(word).forms.some((form) => held.some((own) => own.includes(form)));
  return [engine, testOf(word)(new ScannedPiece(text, () => false))];
}

describe("a typed sum", () => {
  each<[string, string, boolean]>(
    "%s in %s: %s, by the rules as the engines and as the scan follow them",
    (word, text, isFound) => {
      expect(found(word, text)).toEqual([isFound, isFound]);
    },
  );

  test("of two numerals side by side is none, before any unit and behind any", () => {
    for (const before of ["", "一百", "三千五百", "十"])
      for (const pair of ["二三", "两三", "五六", "柒捌", "三五"])
        for (const unit of ["", "十", "百", "万"])
          for (const sum of ["3元", "6元", "8元", "300元", "60元", "8万元", "23元", "56元"])
            expect(
              found(sum, `共${before}${pair}${unit}元。`),
              `${sum} in ${before}${pair}${unit}元`,
            ).toEqual([...[false, false]]);
  });
});
