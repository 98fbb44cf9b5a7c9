import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import { DOT } from "#domain/text/han.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../../invented-record.ts";

const each = examplesOf(import.meta.url);

const of = (...ranges: [from: number, to: number][]) =>
  fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max }))).map((code) => String.fromCodePoint(code));

/** Characters of the extensions A to H and of compatibility forms, and common characters of names. */
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

  each<[string, string]>("leaves ordinary words that share a sign with a given name: %s", (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  test.each([
    ["张例驾车将行人丁香撞倒。", "张例驾车将行人丁某撞倒。"],
    [
      "证人：1.赵例样证明其在场；2.和平证明其报警。双方和平解决。",
      "证人：1.赵某证明其在场；2.和某证明其报警。双方和平解决。",
    ],
    ["赃物卖给隆例（证人），现场在隆例镇。", "赃物卖给隆某（证人），现场在隆例镇。"],
    [
      "上述事实，有户籍证明、收条证明，证人证言：1.户籍证明证实身份。",
      "上述事实，有户籍证明、收条证明，证人证言：1.户籍证明证实身份。",
    ],
  ])("finds whom the words around a string make a person: %s", (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  test.each([
    ["陈若男", "一男子在场，另有两名男子。", "一男子在场，另有两名男子。"],
    ["王玲儿", "双方生育一儿子。儿子随其生活。", "双方生育一儿子。儿子随其生活。"],
    ["李学", "孩子在小学读书。", "孩子在小学读书。"],
    ["赵金", "婚前有金子二两。", "婚前有金子二两。"],
  ])("leaves ordinary words beside a party of a family case: %s", (party, text, shown) => {
    const record = invented({
      text_type: "民事判决书",
      cause: "离婚纠纷",
      cause_code: "20201",
      casename: `${party}与钱样离婚纠纷一审民事判决书`,
      parties: [
        { name: party, side: "plaintiff", role: "原告" },
        { name: "钱样", side: "defendant", role: "被告" },
      ],
      body_text: [`原告${party}与被告钱样2010年结婚。`, text],
    });
    const result = maskRecord(record, { officiallyReleased: false });
    expect(result.kind === "record" && result.record.body_text[1]).toBe(shown);
  });

  test("hides the last sign of a given name with a word for somebody close", () => {
    const text = "被害人孙丽梅的陈述。邻居都叫梅姐，梅姐报警。";
    expect(masked(text)).not.toContain("梅姐");
  });

  test.each([
    "男子下车后东张西望，随后离去。",
    "稳控人员捉迷藏，制造压力。",
    "那个司机晃晃悠悠像喝多了似的。",
    "嫖客到店后，由技师房安排出钟。",
    "分取红利，全体股东都获利。",
    "孙例任副经理、分管劳资科、企管办。",
  ])("leaves what the dictionary reads as a word: %s", (text) => {
    expect(masked(text)).toBe(text);
  });

  test.each([
    ["证人甲（李小样）：听到响声。", "李小样"],
    ["证人1李小样，证明其在场。", "李小样"],
    ["次日趁索朗样措不备盗走手机，又将上前劝阻的卓玛嘎措推倒。", "卓玛嘎措"],
    ["其在协议上署名李小样。", "李小样"],
    ["先后骗取下列人员钱款：1、李小样12000元；2、李例样9000元；3、简样之15000元。", "简样之"],
    ["被害人赵样飞、钱例梅、寅样样、孙例琴报案。", "寅样样"],
  ])("hides whom a label, a row of transcribed signs or a signature names: %s", (text, hidden) => {
    expect(masked(text)).not.toContain(hidden);
  });

  test("hides the people of a table behind the text", () => {
    const rows = ["附：退赔清单", "序号姓名金额（元）", "1赵小样150000", "2钱例样82000"];
    const record = invented({
      text_type: "刑事判决书",
      cause: "诈骗罪",
      parties: [{ name: "张例", side: "defendant", role: "被告人" }],
      body_text: ["被告人张例，男。"],
      body_postscript: rows,
    });
    const result = maskRecord(record, { officiallyReleased: false });
    expect(result.kind === "record" && result.record.body_postscript).toEqual([
      "附：退赔清单",
      "序号姓名金额（元）",
      "1赵某150000",
      "2钱某82000",
    ]);
  });
});
