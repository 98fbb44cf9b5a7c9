import { describe, expect, test } from "vitest";
import { blankRecord } from "#domain/judgment/blank-record.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { articleKey } from "#domain/statute/citation/article-set.ts";
import { type CitableLaw, LawIndex } from "#domain/statute/citation/law-index.ts";
import { CaseCollector } from "#server/ask/collect-cases.ts";

const LAW: CitableLaw = {
  ...{ id: "craft", title: "中华人民共和国工匠法", short: "工匠法", status: "in_force", from: "2020-01-01" },
  ...{ articles: "1-9", pages: [], cited: 0 },
};
const OLD: CitableLaw = { ...LAW, id: "old", status: "amended", from: "2010-01-01" };
/** Articles 1 to 8 of the law in force are in the index by number; the ninth and those of the old law are not. */
const collect = () =>
  new CaseCollector(new LawIndex([LAW, OLD]), 9, (id, key) =>
    id === "craft" && key < articleKey(9) ? key / 1000 : undefined,
  );
const cites = (...articles: string[]) => `依照《中华人民共和国工匠法》${articles.join("、")}，判决如下：`;
const judgment = (more: Partial<JudgmentRecord>): JudgmentRecord => ({
  ...{ ...blankRecord("s"), casedate: "2022-03-04", text_type: "民事判决书" },
  ...more,
});
const collected = (...records: Partial<JudgmentRecord>[]) => {
  const collector = collect();
  for (const record of records) collector.add(judgment(record));
  return collector;
};

describe("what a judgment cites", () => {
  test("is each article of the index once, ascending, and counts for each", () => {
    const { cases, cited } = collected(
      { body_text: [cites("第三条", "第二条"), "再依第三条。", cites("第三条", "第九条")] },
      { body_text: [cites("第三条")] },
    );
    expect(cases.map(({ articles }) => articles)).toEqual([[2, 3], [3]]);
    expect([...cited]).toEqual([0, 0, 1, 2, 0, 0, 0, 0, 0]);
  });

  test.each<[string, Partial<JudgmentRecord>]>([
    ["names no article", { body_text: ["依照工匠法判决"] }],
    ["names one that the index lacks", { body_text: [cites("第九条")] }],
    [
      "is of a day when another version was in force",
      { body_text: [cites("第二条")], casedate: "2015-01-01" },
    ],
    ["has no day", { body_text: [cites("第二条")], casedate: "" }],
  ])("is nothing where it %s", (_, record) => {
    const { cases, cited } = collected(record);
    expect([cases.length, Math.max(...cited)]).toEqual([0, 0]);
  });

  test("in the index of a reference case means the article as it reads now, unless the former text is meant", () => {
    const at = (text_type: string, ...body_postscript: string[]) =>
      collected({ text_type, body_postscript, casedate: "2015-01-01" }).cases.map(({ articles }) => articles);
    expect(at("参考案例", "《中华人民共和国工匠法》第二条")).toEqual([[2]]);
    expect(at("指导性案例", "《中华人民共和国工匠法》第二条")).toEqual([[2]]);
    expect(at("典型案例", "《中华人民共和国工匠法》第二条")).toEqual([[2]]);
    expect(at("民事判决书", "《中华人民共和国工匠法》第二条")).toEqual([]);
    expect(at("参考案例", "修订前的《中华人民共和国工匠法》第二条")).toEqual([]);
  });
});

describe("what is kept of a judgment", () => {
  const only = (record: Partial<JudgmentRecord>) => collected(record).cases[0]!;

  test("of an ordinary one: parties' matter and cause, the facts up to the reasons, and the reasons", () => {
    expect(
      only({
        ...{ casename: "甲某诉乙作坊工钱案", cause: "追索工钱" },
        body_text: ["开头。", "经审理查明：欠工钱。", "没有还。", "本院认为，该还。", cites("第二条")],
        holding: { from: 4, to: 5 },
      }),
    ).toEqual({
      text: "乙作坊工钱案 追索工钱 经审理查明 欠工钱 没有还 本院认为 该还 依照 中华人民共和国工匠法 第二条 判决如下",
      articles: [2],
    });
  });

  test("without words that part it: the facts are all up to the operative part, the reasons that part", () => {
    const body_text = ["开头。", "争吵。", cites("第二条"), "驳回。"];
    const whole = "开头 争吵 依照 中华人民共和国工匠法 第二条 判决如下 驳回";
    expect(only({ body_text, holding: { from: 2, to: 4 } }).text).toBe(whole);
    expect(only({ body_text, holding: null }).text).toBe(whole);
  });

  test("of a reference case: what stands before the keywords, these, and the point up to the operative part", () => {
    const body_text = ["题目", "副题", "关键词", "学徒", "基本案情", "没发钱", "裁判理由", cites("第二条")];
    const whole = [...body_text, "裁判要旨", "津贴是工钱。", "第二点。", "关联索引"];
    expect(
      only({ text_type: "参考案例", casename: "甲与乙案", body_text: whole, holding: { from: 0, to: 11 } })
        .text,
    ).toBe(
      "乙案 题目 副题 学徒 津贴是工钱 第二点 基本案情 没发钱 裁判理由 依照 中华人民共和国工匠法 第二条 判决如下",
    );
    // Without keywords it is structured like any other case.
    const plain = only({ text_type: "参考案例", casename: "甲与乙案", body_text: whole.slice(4) });
    expect(plain.text).toMatch(/^乙案 .*裁判要旨/);
  });

  test.each(["基本案情", "经审理查明", "审理查明", "原告甲某诉称", "指控"])(
    "facts begin with %s",
    (begin) => {
      expect(only({ body_text: ["开头", `${begin}，欠钱`, cites("第二条")] }).text).toMatch(
        new RegExp(`^${begin}`),
      );
    },
  );

  test("500, 700 and 1,200 characters of head, facts and reasons", () => {
    const { text } = only({
      casename: "一".repeat(501),
      body_text: [`审理查明${"二".repeat(900)}`, `本院认为${"三".repeat(1300)}`, cites("第二条")],
    });
    expect(text.split(" ").map(({ length }) => length)).toEqual([500, 700, 1200]);
  });
});

test("forty ordinary cases of an article are enough, unless one cites a rarer one; reference cases are always kept", () => {
  const collector = collect();
  const add = (more: Partial<JudgmentRecord>) => collector.add(judgment(more));
  for (let at = 0; at < 45; at++) add({ body_text: [cites("第二条")] });
  expect(collector.cases).toHaveLength(40);
  expect(collector.cited[2]).toBe(45);
  add({ body_text: [cites("第二条", "第五条")] });
  expect(collector.cases).toHaveLength(41);
  add({ body_text: [cites("第二条")], text_type: "参考案例" });
  expect(collector.cases).toHaveLength(42);
});
