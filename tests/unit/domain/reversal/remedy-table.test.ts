import { describe, expect, test } from "vitest";
import { parseBasis, parseRemedyTable } from "#domain/reversal/remedy-table.ts";

const line = (...cells: string[]) => cells.join("\t");
const TYPES = [
  "# code\tlaw\tkinds",
  line("民初", "civil", "一审、再审一审"),
  "",
  line("民终", "civil", "二审"),
];
const APPEAL = ["a", "appeal", "above", "15d", "served", "yes", "b", "样法:1,22;例法:0", "甲", "A"];
const RETRIAL = ["b", "retrial", "same", "6m", "effective", "", "", "样法:3", "乙", "B"];
const NONE = ["c", "none", "", "", "", "", "", "样法:4", "丙", "C"];
const RULE = ["民初 民终", "supreme", "判决|?", "^民事", "驳回", "a;b", "day"];

const parse = ({
  types = TYPES,
  remedies = [APPEAL, RETRIAL, NONE],
  rules = [RULE],
}: {
  types?: string[];
  remedies?: string[][];
  rules?: string[][];
}) =>
  parseRemedyTable({
    types: types.join("\n"),
    remedies: ["# id", ...remedies.map((cells) => line(...cells))].join("\n"),
    rules: ["# codes", ...rules.map((cells) => line(...cells))].join("\n"),
  });
const remedyWith = (at: number, value: string) => () =>
  parse({ remedies: [APPEAL.with(at, value), RETRIAL, NONE] });
const ruleWith = (at: number, value: string) => parse({ rules: [RULE.with(at, value)] }).rules[0]!;

describe("parseRemedyTable", () => {
  test("reads kinds of cases, leaving out empty lines and comments", () => {
    expect(parse({}).types).toEqual([
      { code: "民初", procedure: "civil", kinds: ["一审", "再审一审"] },
      { code: "民终", procedure: "civil", kinds: ["二审"] },
    ]);
    expect(() => parse({ types: [line("民初", "uncivil", "")] })).toThrow(
      "民初: one of civil, criminal, administrative, compensation, enforcement",
    );
  });

  test("reads remedies, with and without a period, a court and a fee", () => {
    expect(parse({}).remedies).toEqual([
      {
        id: "a",
        route: "appeal",
        court: "above",
        period: { length: 15, unit: "d" },
        from: "served",
        fee: true,
        after: "b",
        basis: [
          { law: "样法", articles: [1, 22] },
          { law: "例法", articles: [0] },
        ],
        words: { cn: "甲", en: "A" },
      },
      {
        id: "b",
        route: "retrial",
        court: "same",
        period: { length: 6, unit: "m" },
        from: "effective",
        fee: false,
        after: "",
        basis: [{ law: "样法", articles: [3] }],
        words: { cn: "乙", en: "B" },
      },
      {
        id: "c",
        route: "none",
        court: "",
        period: null,
        from: "",
        fee: false,
        after: "",
        basis: [{ law: "样法", articles: [4] }],
        words: { cn: "丙", en: "C" },
      },
    ]);
  });

  test("reads every route, court, start and unit that the table's header names", () => {
    const read = (at: number, value: string) => remedyWith(at, value)().remedies[0]!;
    for (const route of [
      ..."appeal review objection suit retrial petition committee supervision application opinion none".split(
        " ",
      ),
      "unclear",
    ])
      expect(read(1, route).route).toBe(route);
    for (const court of ["above", "same", "supreme", "procuratorate", "other", ""])
      expect(read(2, court).court).toBe(court);
    for (const from of ["served", "effective", "lapsed", "made", "notified", "knows", "reading", ""])
      expect(read(4, from).from).toBe(from);
    expect(read(3, "1y").period).toEqual({ length: 1, unit: "y" });
  });

  test.each<[string, () => unknown, string]>([
    ["an unknown route", remedyWith(1, "appeals"), "a: one of appeal, "],
    ["an unknown court", remedyWith(2, "below"), "a: one of above, "],
    ["an unknown start", remedyWith(4, "read"), "a: one of served, "],
    ["a period without a unit", remedyWith(3, "15"), "a: 15d, 6m and 1y are periods, "],
    ["a period of words", remedyWith(3, "15d or so"), "a: 15d, 6m and 1y are periods, "],
    ["a remedy without Chinese words", remedyWith(8, ""), "a: words are missing"],
    ["a remedy without English words", remedyWith(9, ""), "a: words are missing"],
    ["a remedy after it that is none", remedyWith(6, "z"), "a: no remedy is called z"],
    ["an unknown code", () => ruleWith(0, "民初 民再"), "no code 民再: 民初 民再 supreme"],
    ["the beginning of no code", () => ruleWith(0, "行*"), "no code 行*: "],
    ["a code's beginning without its star", () => ruleWith(0, "民"), "no code 民: "],
    ["an unknown document", () => ruleWith(2, "判决|书"), "one of 判决, 裁定, 决定, 调解, 令, 通知, ?"],
    ["an unknown remedy", () => ruleWith(5, "a;z"), "no remedy z: "],
    ["a pattern of causes that is none", () => ruleWith(3, "(民"), "a pattern does not compile: "],
    [
      "a pattern of causes with a needless backslash",
      () => ruleWith(3, "甲\\-乙"),
      "a pattern does not compile: ",
    ],
    ["a pattern of holdings with one", () => ruleWith(4, "甲\\-乙"), "a pattern does not compile: "],
    ["a pattern of holdings that is none", () => ruleWith(4, "驳[回"), "a pattern does not compile: "],
  ])("refuses %s, and says where it stands", (_, run, message) => {
    expect(run).toThrow(message);
  });

  test("reads rules", () => {
    expect(parse({}).rules).toEqual([
      {
        codes: ["民初", "民终"],
        supreme: true,
        documentTypes: ["判决", "?"],
        cause: "^民事",
        holding: "驳回",
        remedies: ["a", "b"],
        dated: true,
      },
    ]);
    expect(parse({ rules: [["民*", "", "", "", "", "c"]] }).rules).toEqual([
      {
        codes: ["民*"],
        supreme: false,
        documentTypes: [],
        cause: "",
        holding: "",
        remedies: ["c"],
        dated: false,
      },
    ]);
    expect(ruleWith(0, "- * 民终").codes).toEqual(["-", "*", "民终"]);
  });
});

describe("parseBasis", () => {
  test.each(["", "样法", "样法:", ":1", "样法:1,", "样法:一", "样法:1;", "样法:1:2"])("refuses %j", (text) =>
    expect(() => parseBasis(text)).toThrow(`"`),
  );

  test("says which part is none", () => {
    expect(() => parseBasis("样法:1;例法")).toThrow('"例法" must read law:article,article');
  });
});
