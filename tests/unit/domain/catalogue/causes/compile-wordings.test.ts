import { describe, expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { compileWordings, spellWordings } from "#domain/catalogue/causes/compile-wordings.ts";
import type { EverydayWords } from "#domain/catalogue/causes/everyday-words.ts";

const causes = indexCauses(
  [
    {
      value: "2",
      label: "民事",
      children: [
        { value: "201", label: "合同纠纷", children: [{ value: "20101", label: "借款合同纠纷" }] },
        { value: "202", label: "车辆×纠纷" },
      ],
    },
    {
      value: "1",
      label: "刑事",
      children: [
        { value: "101", label: "合同罪" },
        { value: "102", label: "债罪" },
      ],
    },
  ],
  [
    { code: "20101", name: "{借、贷}款纠纷", until: null },
    { code: "102", name: "合同", until: null },
    { code: "101", name: "合同案", until: null },
    { code: "202", name: "借款合同", until: null },
  ],
);
const words: EverydayWords = {
  pairs: [
    { law: "借款", street: ["借", "借钱"] },
    { law: "刑事", street: ["坐牢"] },
    { law: "-", street: ["我", "怎么办"] },
    { law: "贷款", street: ["借", "借"] },
    { law: "车辆", street: ["车子", "座驾", "小车"] },
    { law: "债务", street: ["欠债", "欠账"] },
    { law: "-", street: ["买车退款找谁", "说理"] },
  ],
  wordings: [
    { wordings: ["借 钱 不还", "欠债"], codes: ["20101"], isAsked: false },
    { wordings: ["车子", "买车退款找谁", "买车退款找谁去"], codes: ["202", "20101"], isAsked: true },
    { wordings: ["欠债"], codes: ["201"], isAsked: false },
    { wordings: ["欠债"], codes: ["20101"], isAsked: false },
  ],
  ordinary: ["小车", "天气"],
};
const tables = compileWordings(words, causes);

describe("compileWordings", () => {
  test("has a line for each list of causes, with how many wordings mean it", () => {
    expect(tables.lines.map(({ codes, isAsked, wordings }) => [codes.join(), isAsked, wordings])).toEqual([
      ...[
        ["20101", false, 5],
        ["202,20101", true, 3],
        ["201", false, 2],
        ["2", false, 1],
      ],
      ...[
        ["202", false, 2],
        ["1", false, 1],
        ["101", false, 2],
        ["102", false, 2],
      ],
    ]);
    // The wordings as given, then the causes' names in order, then the other names.
    expect(tables.lineOf).toEqual([0, 0, 1, 1, 1, 2, 0, 3, 2, 0, 4, 5, 6, 7, 0, 7, 6, 4]);
  });

  test("tells the legal terms that a form stands for", () => {
    expect(tables.forms).toMatchObject({ longest: 2, laws: { 借: [0, 2], 借款: [0], 小车: [3], 欠账: [4] } });
    expect(tables.crimes).toEqual(["刑事", "坐牢"]);
    expect(tables.idle).toEqual(["我", "怎么办", "买车退款找谁", "说理"]);
  });

  test("has whole wordings as typed, and words that count as one that is asked about but ordinary ones", () => {
    expect(tables.whole).toEqual({
      ...{
        买车退款找谁: [1],
        买车退款找谁去: [1],
        借钱不还: [0],
        座驾: [1],
        欠债: [0, 2],
        车子: [1],
        车辆: [1],
      },
    });
  });

  test("has names that mean one cause of a branch: of the name itself, then of the name without its end", () => {
    const group = {
      合同: ["201", "102"],
      合同案: ["101"],
      合同纠纷: ["201"],
      合同罪: ["101"],
      债罪: ["102"],
    };
    const loans = ["借款", "借款合同纠纷", "借款纠纷", "借贷款", "借贷款纠纷", "贷款", "贷款纠纷"];
    expect(tables.names).toEqual({
      ...{ ...group, 借款合同: ["202"], 刑事: ["1"], 民事: ["2"] },
      ...Object.fromEntries(loans.map((name) => [name, ["20101"]])),
    });
  });

  test("tells how much a character and a pair that stand nowhere speak for ordinary words", () => {
    const one = { pairs: [], wordings: [{ wordings: ["借钱"], codes: ["2"], isAsked: false }] };
    const { unheard } = compileWordings({ ...one, ordinary: ["天气很好"] }, indexCauses([], []));
    // Four characters and three pairs of ordinary words against two and one.
    expect(unheard.character).toBeCloseTo(Math.log(904 / 902), 12);
    expect(unheard.pair).toBeCloseTo(Math.log(8_003 / 8_001), 12);
  });

  test("compiles no words to empty tables", () => {
    const none = compileWordings({ pairs: [], wordings: [], ordinary: [] }, indexCauses([], []));
    expect(none).toMatchObject({
      ...{ lines: [], whole: {}, names: {}, idle: [], forms: { laws: {}, longest: 0 } },
    });
  });
});

describe("spellWordings", () => {
  test("spells names with and without their end, and short wordings without blanks", () => {
    const spelt: Record<string, string> = {
      ...{ 民事: "min shi", 合同纠纷: "he-tong-jiu", 合同: "he tong", 借钱不还: "jie qian", 车子: "che zi" },
      ...{ 欠债: "qian zhai", 买车退款找谁: "long", 车: "che", 买车退款找: "mai che", 借款合同: "he tong" },
    };
    const one = {
      ...words,
      wordings: [...words.wordings, { wordings: ["车", "买车退款找"], codes: ["202"], isAsked: false }],
    };
    expect(spellWordings(one, causes, (name) => spelt[name] ?? "")).toEqual({
      MINSHI: ["2"],
      HETONGJIU: ["201"],
      // Two causes that sound alike, and the name of a crime without its ending.
      HETONG: ["201", "20101", "101"],
      JIEQIAN: ["20101"],
      QIANZHAI: ["20101", "201"],
      CHEZI: ["202", "20101"],
      MAICHE: ["202"],
    });
  });
});
