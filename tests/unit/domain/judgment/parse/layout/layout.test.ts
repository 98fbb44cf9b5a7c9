import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinWrappedLines, pageWidth } from "#domain/judgment/parse/layout/join-wrapped-lines.ts";
import { hasMarkup, stripMarkup } from "#domain/judgment/parse/layout/strip-markup.ts";
import { squeezeCjkSpaces } from "#domain/judgment/parse/layout/tighten-blanks.ts";
import { toFullWidthPunctuation } from "#domain/text/to-full-width-punctuation.ts";

describe("joinWrappedLines", () => {
  const sentence = fc
    .array(fc.constantFrom(..."原告被告合同约定支付货款法院认为"), { minLength: 3, maxLength: 90 })
    .map((letters) => `${letters.join("")}。`);

  test("gives back paragraphs that were broken at the width of a page", () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 4, maxLength: 8 }), (paragraphs) => {
        // A last line that fills the page shows no paragraph's end, so such paragraphs are none of the test's.
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

  test("leaves texts alone that were not broken", () => {
    expect(
      pageWidth([
        "短。",
        "一段很长的话，".repeat(30),
        "另一段很长的话。".repeat(20),
        "又一段话也很长。".repeat(9),
        "再一段话。".repeat(8),
      ]),
    ).toBeNull();
  });
});

describe("squeezeCjkSpaces", () => {
  test.each([
    ["民　事 判 决 书", "民事判决书"],
    ["于 2007 年成立", "于2007年成立"],
    ["价值 1 200 元", "价值1200元"],
    ["EXAMPLE SHIPPING CO. 公司", "EXAMPLE SHIPPING CO.公司"],
    ["2020 年 12 月", "2020年12月"],
  ])("takes the layout's blanks out of %s", (line, tight) => {
    expect(squeezeCjkSpaces(line)).toBe(tight);
  });
});

describe("stripMarkup", () => {
  test("gives the lines that a browser shows", () => {
    const html =
      "<html><style>p{}</style><p align='x'>原告&nbsp;张例&ldquo;甲&rdquo;</p>被告<br/>李例 &#20154;<script>if (a<b) {}</script></html>";
    expect(hasMarkup(html)).toBe(true);
    expect(
      stripMarkup(html)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(["原告 张例“甲”", "被告", "李例 人"]);
  });

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
  test.each([
    ["原告张例,男.住所地:某地(以下简称甲);", "原告张例，男。住所地：某地（以下简称甲）；"],
    ["共1,234.56元,于10:30到庭", "共1,234.56元，于10:30到庭"],
    ["1.判令被告;2.诉讼费", "1.判令被告；2.诉讼费"],
    ["CO., LTD. (EXAMPLE)", "CO., LTD. (EXAMPLE)"],
  ])("turns %s", (half, full) => {
    expect(toFullWidthPunctuation(half)).toBe(full);
  });

  test("keeps every character at its place", () => {
    fc.assert(fc.property(fc.string(), (text) => toFullWidthPunctuation(text).length === text.length));
  });
});
