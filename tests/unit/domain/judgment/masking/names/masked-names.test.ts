import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { DOT } from "#domain/text/han.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../../invented-record.ts";

const of = (...ranges: [from: number, to: number][]) =>
  fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max }))).map((code) => String.fromCodePoint(code));

/** Signs of the extensions A to H and of compatibility forms, and usual ones of names. */
const rare = of(
  [0x3400, 0x4dbf],
  [0xf900, 0xfa6d],
  [0x20000, 0x2a6df],
  [0x2a700, 0x2ebe0],
  [0x30000, 0x323af],
);
const usual = fc.constantFrom(..."建国秀英小红志强晓梅德福");
const family = fc.constantFrom(..."赵钱孙李周吴郑王");
const rareName = fc.oneof(
  fc.tuple(family, rare),
  fc.tuple(family, usual, rare),
  fc.tuple(family, rare, usual),
  fc.tuple(rare, usual, usual),
);
const part = fc.constantFrom("阿依古丽", "艾合买提", "热依罕", "买买提", "吐尔逊", "玛丽亚", "扎西");
const dottedName = fc.tuple(part, fc.constantFrom(...DOT), part);
const name = fc.oneof(rareName, dottedName).map((parts) => parts.join(""));
const sentence = fc.tuple(
  fc.constantFrom("被害人", "证人", "经查，被害人", "房东", "其妻"),
  name,
  fc.constantFrom("的陈述。", "证实上述事实。", "（女，31岁）报案。", "、李例样在场。", "，女，汉族。"),
);

const masked = (text: string): string => {
  const record = invented({
    text_type: "刑事判决书",
    cause: "盗窃罪",
    parties: [{ name: "张例", side: "defendant", role: "被告人" }],
    body_text: ["被告人张例，男。", text],
  });
  const result = maskRecord(record, { officiallyReleased: false });
  return result.kind === "record" ? (result.record.body_text[1] ?? "") : result.kind;
};

describe("maskNames", () => {
  test("hides names of all blocks of Chinese characters and with every dot, or withholds the text", () => {
    fc.assert(
      fc.property(sentence, ([role, whole, behind]) => {
        expect(masked(role + whole + behind)).not.toContain(whole);
      }),
      { numRuns: runs(400) },
    );
  });

  test("gives a person with two dots one name", () => {
    const text = "被害人阿依古丽·买买提的陈述，阿依古丽・买买提报警，阿依古丽．买买提在场。";
    expect(masked(text)).toBe("被害人阿某的陈述，阿某报警，阿某在场。");
  });
});
