import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinWrappedLines } from "#domain/judgment/parse/layout/join-wrapped-lines.ts";
import { stripMarkup } from "#domain/judgment/parse/layout/strip-markup.ts";
import { squeezeCjkSpaces } from "#domain/judgment/parse/layout/tighten-blanks.ts";
import { toFullWidthPunctuation } from "#domain/text/to-full-width-punctuation.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("joinWrappedLines", () => {
  const sentence = fc
    .array(fc.constantFrom(..."原告被告合同约定支付货款法院认为"), { minLength: 3, maxLength: 90 })
    .map((letters) => `${letters.join("")}。`);

  test("gives back paragraphs that were broken at the width of a page", () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 4, maxLength: 8 }), (paragraphs) => {
        // A last line that fills the page does not show a paragraph's end, so the test excludes such
        // paragraphs.
        fc.pre(paragraphs.every((text) => (text.length + 2) % 30 > 0 && (text.length + 2) % 30 < 27));
        const lines = paragraphs.flatMap((text) => `　　${text}`.match(/.{1,30}/g) ?? []);
        expect(
          joinWrappedLines(
            lines.map((line) => line.trim()),
            30,
          ),
        ).toEqual(paragraphs);
      }),
    );
  });
});

describe("squeezeCjkSpaces", () => {
  each<[string, string]>("takes the layout's blanks out of %s", (line, tight) => {
    expect(squeezeCjkSpaces(line)).toBe(tight);
  });
});

describe("stripMarkup", () => {
  test("never throws and leaves text without tags as it is", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."<>/&;#pbr民 a1\n") }),
        (text) => stripMarkup(text).length >= 0,
      ),
    );
    expect(stripMarkup("金额<10万元且>5万元")).toBe("金额<10万元且>5万元");
  });
});

describe("toFullWidthPunctuation", () => {
  test("keeps every character at its place", () => {
    fc.assert(fc.property(fc.string(), (text) => toFullWidthPunctuation(text).length === text.length));
  });
});
