import { describe, expect, test } from "vitest";
import { readHeader } from "#domain/judgment/parse/published/header.ts";
import { composeCaseName } from "#domain/judgment/parse/published/parse-judgment.ts";
import { cutSections } from "#domain/judgment/parse/published/sections.ts";
import { splitJudgments } from "#domain/judgment/parse/published/split-judgments.ts";
import type { Party, Side } from "#domain/judgment/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const HEAD = ["江苏省南京市鼓楼区人民法院", "民 事 判 决 书", "（2012）鼓商初字第0345号"];
const PARTY = "原告张例，男。";

describe("readHeader", () => {
  const proper = {
    court: "江苏省南京市鼓楼区人民法院",
    text_type: "民事判决书",
    case_number: "（2012）鼓商初字第0345号",
  };

  test("reads court, type and number, in any order and with two of them on a line", () => {
    expect(readHeader([...HEAD, PARTY])).toMatchObject({ ...proper, title: "", length: 3 });
    expect(readHeader([HEAD[0]!, HEAD[2]!, HEAD[1]!, PARTY])).toMatchObject({ ...proper, length: 3 });
    expect(readHeader([`${HEAD[0]}民事判决书`, HEAD[2]!, PARTY])).toMatchObject({ ...proper, length: 2 });
    expect(readHeader([HEAD[0]!, HEAD[1]!, `案号：${HEAD[2]}`, PARTY])).toMatchObject({
      ...proper,
      length: 3,
    });
    expect(readHeader(["中华人民共和国最高人民法院", "民事裁定书", PARTY])).toMatchObject({
      court: "最高人民法院",
      length: 2,
    });
    expect(readHeader(["某某市中级人民法院赔偿委员会", "国家赔偿决定书", PARTY]).court).toBe(
      "某某市中级人民法院",
    );
  });

  test("takes from the lines of a database what the document does not say, and nothing else", () => {
    const fields = [
      "标题：张例与李例买卖合同纠纷一审民事判决书",
      "审理法院：别处市中级人民法院",
      "案号：（2011）别民终字第1号",
      "文书类型：民事裁定书",
      "案由：买卖合同纠纷",
      "裁判日期：2012年6月18日",
      "浏览次数：5",
      "https://wenshu.court.gov.cn/website/wenshu/181107ANFZ0BXSK4/index.html?docId=abc",
    ];
    expect(readHeader([...fields, ...HEAD, PARTY])).toEqual({
      ...proper,
      court: expect.any(String),
      text_type: expect.any(String),
      title: "张例与李例买卖合同纠纷一审民事判决书",
      cause: "买卖合同纠纷",
      date: "2012-06-18",
      wenshu_url: "https://wenshu.court.gov.cn/website/wenshu/181107ANFZ0BXSK4/index.html?docId=abc",
      length: 11,
    });
    expect(readHeader([...fields, HEAD[0]!, HEAD[1]!, `案 号：${HEAD[2]}`, PARTY]).case_number).toBe(
      proper.case_number,
    );
    expect(readHeader([...fields.slice(0, 6), PARTY])).toMatchObject({
      court: "别处市中级人民法院",
      text_type: "民事裁定书",
      case_number: "（2011）别民终字第1号",
      length: 6,
    });
  });

  each<[string, string]>("takes a line above the court for a title: %s", (line, title) => {
    expect(readHeader([line, ...HEAD, PARTY]).title).toBe(title);
  });

  each<[string, string]>("reads the damaged number %s", (printed, number) => {
    expect(readHeader([HEAD[0]!, HEAD[1]!, printed, PARTY]).case_number).toBe(number);
  });

  test("has addresses beside court, type and number, before the number those of the court's site alone", () => {
    const lengthOf = (...lines: string[]) => readHeader([...lines, PARTY]).length;
    const [site, other] = ["https://wenshu.court.gov.cn/a?docId=b", "来源：https://example.com/a"];
    expect(lengthOf(...HEAD, other)).toBe(4);
    expect(lengthOf(...HEAD, site)).toBe(4);
    expect(lengthOf(...HEAD, `${"甲".repeat(10)}${other}`)).toBe(3);
    expect(lengthOf(HEAD[0]!, site, HEAD[1]!, HEAD[2]!)).toBe(4);
    expect(lengthOf(HEAD[0]!, other, HEAD[1]!, HEAD[2]!)).toBe(1);
  });

  test("ends at the first line that is none of a head", () => {
    expect(readHeader([...HEAD, PARTY, "（2020）内01民初2号"])).toMatchObject({ ...proper, length: 3 });
    expect(readHeader([])).toMatchObject({ court: "", length: 0 });
    expect(readHeader([PARTY])).toMatchObject({ length: 0 });
  });
});

describe("splitJudgments", () => {
  const document = (number: number) => [
    HEAD[0]!,
    HEAD[1]!,
    `（2012）鼓商初字第${number}号`,
    PARTY,
    "书记员　蒋例",
  ];
  const starts = (lines: string[]) => splitJudgments(lines).map(({ line }) => line);

  test("begins a document at each head, with its title and fields", () => {
    expect(starts([...document(1), ...document(2), ...document(3)])).toEqual([1, 6, 11]);
    expect(
      starts([...document(1), "", "张例与李例买卖合同纠纷民事判决书", "案由：买卖合同纠纷", ...document(2)]),
    ).toEqual([1, 7]);
    expect(starts(["前言", ...document(1)])).toEqual([1]);
    expect(starts(["没有", "判决"])).toEqual([1]);
    expect(starts([])).toEqual([1]);
  });

  test("takes a head that is printed twice for one", () => {
    const again = [...HEAD, PARTY, "书记员　蒋例"];
    expect(starts([...HEAD, ...again, "", ...document(2), ...again])).toEqual([1, 10, 15]);
    expect(starts([...HEAD, ...HEAD, PARTY])).toEqual([1]);
  });

  test("leaves out the rules between documents and keeps everything else", () => {
    for (const rule of ["----------", "======", "* * * *", "第二篇", "第2份裁判文书"]) {
      const parts = splitJudgments([...document(1), rule, ...document(2)]);
      expect(parts.map(({ lines }) => lines)).toEqual([document(1), document(2)]);
      expect(parts[1]?.line).toBe(7);
    }
    expect(splitJudgments([...document(1), "--", "第二条约定。"])[0]?.lines).toEqual([
      ...document(1),
      "--",
      "第二条约定。",
    ]);
  });

  test("takes no mention of a court for a head", () => {
    expect(starts([...document(1), HEAD[0]!, "应当受理。", "本案。", ...document(2).slice(1)])).toEqual([1]);
  });
});

describe("cutSections", () => {
  test.each([
    "上诉不成立。依照《民事诉讼法》第一百七十条之规定，裁定：",
    "本院认为，上诉不成立。裁定：",
    "依照《民事诉讼法》第二百零四条第一款，特裁定：",
    "综上，判决：",
  ])("takes the words for the result without 如下: %s", (opening) => {
    const body = [PARTY, "一审法院查明，判决：还款。", opening, "驳回上诉，维持原裁定。"];
    const signed = ["审判长 王例", "二〇一五年六月一日"];
    expect(cutSections([...body, ...signed]).operative.trim()).toBe("驳回上诉，维持原裁定。");
    expect(cutSections(body).operative).toBe("");
  });

  test("takes words with 如下 that stand further down", () => {
    const told = "一审法院依照法律规定，判决：还款。";
    const body = [PARTY, told, "本院认为，应予维持。判决如下：", "驳回上诉。", "审判长 王例"];
    expect(cutSections(body).operative.trim()).toBe("驳回上诉。");
  });

  const REASONS = "本院认为：合同有效。依照法律，判决如下：";
  const SIGNED = ["审判长　郑例", "审判员　冯例", "二〇一二年六月十八日", "书记员　蒋例"];

  test("parts body, reasons, operative part, signatures and annex", () => {
    expect(
      cutSections([
        PARTY,
        "经审理查明：借款。",
        REASONS,
        "一、驳回。",
        "二、费用。",
        ...SIGNED,
        "附：法律条文",
        "- 3 -",
      ]),
    ).toMatchObject({
      body: [PARTY, "经审理查明：借款。", REASONS, "一、驳回。", "二、费用。"],
      tail: SIGNED,
      postscript: ["附：法律条文"],
      holding: { from: 2, to: 3 },
      operative: "\n一、驳回。\n二、费用。",
    });
  });

  test("looks for signatures in forty lines", () => {
    const signed = Array.from({ length: 41 }, () => "审判员　郑例");
    const { tail, postscript } = cutSections([PARTY, REASONS, "驳回。", ...signed]);
    expect([tail.length, postscript.length]).toEqual([40, 1]);
  });

  test("takes a second name below the clerk's for a signature, and a sentence for none", () => {
    const { tail, postscript } = cutSections([
      REASONS,
      "驳回。",
      ...SIGNED,
      "赵例",
      "本件与原本核对无异，特此说明如上。",
    ]);
    expect(tail).toEqual([...SIGNED, "赵例"]);
    expect(postscript).toEqual(["本件与原本核对无异，特此说明如上。"]);
  });

  test("finds reasons of several paragraphs, under other words, and where the paragraph only cites the law", () => {
    expect(cutSections([PARTY, "本院认为：甲。", "乙。", "判决如下：", "驳回。"]).holding).toEqual({
      from: 1,
      to: 4,
    });
    expect(
      cutSections(["本院认为：丙。", PARTY, "本院经审查认为：甲。", "裁定如下：", "驳回。"]).holding,
    ).toEqual({
      from: 2,
      to: 4,
    });
    expect(
      cutSections([PARTY, "经合议庭评议，本院依法认为，甲。", "判决如下：", "驳回。"]).holding?.from,
    ).toBe(1);
    expect(cutSections([PARTY, "依照法律，判决如下：", "驳回。"]).holding).toBeNull();
    expect(cutSections([PARTY, `${"理".repeat(150)}，判决如下：`, "驳回。"]).holding).toEqual({
      from: 1,
      to: 2,
    });
    expect(cutSections([PARTY, "本院认为，甲。"])).toMatchObject({ holding: null, operative: "", tail: [] });
  });

  test("takes the last opening of an operative part, and the date where only a seal signs", () => {
    const parts = cutSections([
      "原审判决如下：",
      "本院认为，甲。判决如下：",
      "驳回。",
      "二〇一二年六月十八日",
    ]);
    expect(parts).toMatchObject({ operative: "\n驳回。", tail: ["二〇一二年六月十八日"] });
    expect(parts.body).toHaveLength(3);
    // A date above everything else is not part of the signatures.
    expect(cutSections(["二〇一二年六月十八日", PARTY, "甲。"])).toMatchObject({ tail: [] });
  });
});

describe("composeCaseName", () => {
  const party = (name: string, side: Side, role = ""): Party => ({ name, side, role });

  test("names both sides, cause, stage and type", () => {
    const parties = [
      party("甲", "plaintiff"),
      party("乙", "defendant"),
      party("丙", "defendant"),
      party("丁", "third"),
    ];
    expect(composeCaseName(parties, "买卖合同纠纷", "first", "民事判决书")).toBe(
      "甲与乙、丙买卖合同纠纷一审民事判决书",
    );
    expect(composeCaseName(parties.slice(1), "", "enforcement", "执行裁定书")).toBe("乙、丙执行裁定书");
  });

  test("names those who appeal before those who sued, and of more than three the first", () => {
    const many = ["甲", "乙", "丙", "丁"].map((name) => party(name, "appellant"));
    const rest = [party("戊", "plaintiff"), party("己", "appellee")];
    expect(composeCaseName([...many, ...rest], "", "second", "民事裁定书")).toBe("甲等与己二审民事裁定书");
    expect(composeCaseName([...many.slice(1), many[1]!, ...rest], "", "retrial", "")).toBe(
      "乙、丙、丁与己再审",
    );
  });

  test("names the accused in a criminal case, those who appeal alone if some do", () => {
    const parties = [
      party("某检察院", "plaintiff", "公诉机关"),
      party("甲", "appellant", "上诉人（原审被告人）"),
      party("乙", "defendant", "原审被告人"),
      party("丙", "defendant", "附带民事诉讼被告人"),
    ];
    expect(composeCaseName(parties, "盗窃罪", "second", "刑事裁定书")).toBe("甲盗窃罪二审刑事裁定书");
    expect(composeCaseName(parties.toSpliced(1, 1), "盗窃罪", "first", "刑事判决书")).toBe(
      "乙盗窃罪一审刑事判决书",
    );
    const four = ["甲", "乙", "丙", "丁"].map((name) => party(name, "defendant", "被告人"));
    expect(composeCaseName(four, "", "first", "刑事判决书")).toBe("甲等一审刑事判决书");
    expect(composeCaseName(four.slice(1), "", "first", "刑事判决书")).toBe("乙、丙、丁一审刑事判决书");
  });
});

test("of two numbers below each other the first is the document's, and both belong to the head", () => {
  const head = readHeader([...HEAD, "（2011）鼓商初字第1号", PARTY]);
  expect(head).toMatchObject({ case_number: "（2012）鼓商初字第0345号", length: 4 });
});
