import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { invented } from "../invented-record.ts";

const mask = (fields: Partial<JudgmentRecord>, officiallyReleased = false) =>
  maskRecord(invented(fields), { officiallyReleased });

const crime = (text: string, fields: Partial<JudgmentRecord> = {}): Partial<JudgmentRecord> => ({
  text_type: "刑事判决书",
  cause: "盗窃罪",
  cause_code: "10502",
  casename: "张例一审刑事判决书",
  parties: [{ name: "张例", side: "defendant", role: "被告人" }],
  body_text: text.split("\n"),
  ...fields,
});

const bodyOf = (result: ReturnType<typeof maskRecord>): string =>
  result.kind === "record" ? result.record.body_text.join("\n") : result.kind;

describe("maskRecord", () => {
  test("hides victims, witnesses and experts of a criminal case and leaves the accused", () => {
    const text =
      "经审理查明，被告人张例盗窃被害人王样品的手机。\n上述事实，有被害人王样品的陈述、证人李证实、赵四海的证言证实。\n鉴定人孙样本出具意见。\n王样品已获赔偿。";
    expect(bodyOf(mask(crime(text.replace("李证实", "李小样"))))).toBe(
      "经审理查明，被告人张例盗窃被害人王某的手机。\n上述事实，有被害人王某的陈述、证人李某、赵某的证言证实。\n鉴定人孙某出具意见。\n王某已获赔偿。",
    );
  });

  test("numbers those of one family name, and leaves aliases that the court gave", () => {
    const text = "证人王样品、王小例、李某的证言证实，王某在场。\n王小例先到，王样品后到。";
    expect(bodyOf(mask(crime(text)))).toBe(
      "证人王某1、王某2、李某的证言证实，王某在场。\n王某2先到，王某1后到。",
    );
  });

  test("hides the parties of a family case in title, parties, counsel and text alike", () => {
    const result = mask({
      casename: "欧阳样品与刘小例法定继承纠纷一审民事判决书",
      cause: "法定继承纠纷",
      cause_code: "2020201",
      parties: [
        { name: "欧阳样品", side: "plaintiff", role: "原告" },
        { name: "刘小例", side: "defendant", role: "被告" },
      ],
      counsel: [
        { name: "钱律", firm: "某律师事务所", kind: "lawyer", side: "plaintiff", parties: ["欧阳样品"] },
      ],
      body_text: [
        "原告：欧阳样品，女。",
        "被告：刘小例，男。",
        "欧阳样品诉刘小例法定继承纠纷一案，现已审理终结。",
      ],
    });
    expect(result.kind === "record" && result.record).toMatchObject({
      casename: "欧阳某与刘某法定继承纠纷一审民事判决书",
      parties: [{ name: "欧阳某" }, { name: "刘某" }],
      counsel: [{ name: "钱律", parties: ["欧阳某"] }],
      body_text: ["原告：欧阳某，女。", "被告：刘某，男。", "欧阳某诉刘某法定继承纠纷一案，现已审理终结。"],
    });
    expect(result.kind === "record" && result.counts).toEqual({ name: 6 });
  });

  test("hides a minor and the legal representative in any case", () => {
    const result = mask({
      parties: [
        { name: "王样品", side: "plaintiff", role: "原告" },
        { name: "例样学校", side: "defendant", role: "被告" },
      ],
      body_text: [
        "原告：王样品，男。",
        "法定代理人：王大例，系原告之父。",
        "被告：例样学校。",
        "王样品诉例样学校一案，王大例到庭。",
      ],
    });
    expect(bodyOf(result)).toBe(
      "原告：王某1，男。\n法定代理人：王某2，系原告之父。\n被告：例样学校。\n王某1诉例样学校一案，王某2到庭。",
    );
  });

  test("hides a child by the day of birth", () => {
    expect(bodyOf(mask(crime("被告人张例将王样品（女，2010年3月1日出生）带走。王样品呼救。")))).toBe(
      "被告人张例将王某（女，2010年3月1日出生）带走。王某呼救。",
    );
  });

  test("hides children whom the account tells by age or by a word for them, and whoever is neither accused nor acts for the court", () => {
    const text =
      "经审理查明，被告人张例在路边遇见王小例（女，12岁）和李样品（男，43岁），上前抢走书包。\n幼女赵例例在场，孙样例，年仅九岁，也在场。\n周样品，现年十八岁，报警。";
    expect(bodyOf(mask(crime(text)))).toBe(
      "经审理查明，被告人张例在路边遇见王某（女，12岁）和李某（男，43岁），上前抢走书包。\n幼女赵某在场，孙某，年仅九岁，也在场。\n周某，现年十八岁，报警。",
    );
  });

  test("takes papers behind a statement, forgiveness, adverbs and acts for no names", () => {
    const text = [
      "被害人及其法定代理人的谅解。",
      "证人王样品、李小例的证言、任职证明、户籍证明予以证实。",
      "部分被害人未真实陈述借款，证人仍证实原来的说法。",
      "王样品遭到殴打，被害人15周岁，系未成年人。",
    ].join("\n");
    expect(bodyOf(mask(crime(text)))).toBe(text.replaceAll("王样品", "王某").replaceAll("李小例", "李某"));
  });

  test("leaves all names of a source that was officially released, and masks its numbers", () => {
    const result = mask(crime("证人王样品的证言，电话13800001234。"), true);
    expect(bodyOf(result)).toBe("证人王样品的证言，电话×××。");
  });

  test("leaves a longer name that holds a hidden one", () => {
    const result = mask(crime("证人王平的证言证实。\n审判员王平安。", { panel: ["王平安"] }));
    expect(bodyOf(result)).toBe("证人王某的证言证实。\n审判员王平安。");
  });

  test("withholds a family case whose parties were not read, or whose name is a word", () => {
    const family = { cause: "法定继承纠纷", cause_code: "2020201" };
    expect(mask({ ...family, parties: [] }).kind).toBe("withheld");
    expect(mask({ ...family, parties: [{ name: "高兴", side: "plaintiff", role: "原告" }] }).kind).toBe(
      "withheld",
    );
    expect(
      mask({ ...family, parties: [{ name: "因家庭琐事发生争吵的原告", side: "plaintiff", role: "原告" }] })
        .kind,
    ).toBe("withheld");
  });

  test("leaves the names of an ordinary civil case", () => {
    const record = invented({
      parties: [{ name: "王样品", side: "plaintiff", role: "原告" }],
      body_text: ["原告：王样品。"],
    });
    expect(maskRecord(record, { officiallyReleased: false })).toEqual({ kind: "record", record, counts: {} });
  });

  test("masks a masked record to itself, and keeps its paragraphs", () => {
    const name = fc.constantFrom("王样品", "王小例", "李样", "欧阳例样", "赵四海", "张某1", "刘某");
    const sentence = fc.tuple(
      fc.constantFrom("证人", "被害人", "鉴定人", "附带民事诉讼原告人", ""),
      name,
      fc.constantFrom(
        "的证言证实。",
        "、赵小样的陈述。",
        "（女，2010年1月1日出生）报案。",
        "称，电话13800001234。",
        "在场。",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.array(sentence, { maxLength: 4 }), { maxLength: 5 }), (paragraphs) => {
        const record = invented(crime(paragraphs.map((list) => list.flat().join("")).join("\n")));
        const once = maskRecord(record, { officiallyReleased: false });
        if (once.kind !== "record") return;
        expect(once.record.body_text).toHaveLength(record.body_text.length);
        expect(maskRecord(once.record, { officiallyReleased: false })).toMatchObject({ record: once.record });
      }),
      { numRuns: runs(300) },
    );
  });
});
