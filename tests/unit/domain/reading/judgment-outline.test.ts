import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { outlineOf } from "#domain/reading/judgment-outline.ts";

const CIVIL = {
  body_text: [
    "原告：甲乙保险有限公司，住所地丙市。",
    "被告：丁某，男，住丙市。",
    "原告甲乙保险有限公司与被告丁某保险人代位求偿权纠纷一案，本院于2021年3月1日立案后，依法适用普通程序，公开开庭进行了审理。本案现已审理终结。",
    "原告甲乙保险有限公司向本院提出诉讼请求：一、判令被告支付赔款。",
    "被告丁某辩称，不同意原告的请求。",
    "本院经审理认定事实如下：2020年5月1日发生事故。",
    "本院认为，本案的争议在于责任。",
    "一、关于责任比例问题。被告应负全责。",
    "二、关于赔款数额问题。以票据为准。",
    "依照《中华人民共和国保险法》第六十条的规定，判决如下：",
    "一、被告丁某支付赔款。",
    "案件受理费由被告负担。",
  ],
  tail_text: ["审判员 戊己", "二〇二一年六月一日"],
  body_postscript: ["附：相关法律条文"],
  holding: { from: 6, to: 10 },
};

describe("outlineOf", () => {
  test("names the sections of a judgment where each begins", () => {
    expect(outlineOf(CIVIL).map(({ code, text, paragraph }) => [code ?? text, paragraph])).toEqual([
      ["parties", 0],
      ["course", 2],
      ["claims", 3],
      ["defence", 4],
      ["facts", 5],
      ["reasons", 6],
      ["一、关于责任比例问题", 7],
      ["二、关于赔款数额问题", 8],
      ["result", 10],
      ["signature", 12],
      ["annex", 14],
    ]);
  });

  test("takes the printed headings of a reference case", () => {
    const body_text = [
      "小标题",
      "关键词",
      "民事 合同",
      "基本案情",
      "某公司诉称，……",
      "裁判理由",
      "法院认为",
      "裁判要旨",
      "要旨",
    ];
    const outline = outlineOf({
      body_text,
      tail_text: [],
      body_postscript: ["索引"],
      holding: { from: 8, to: 9 },
    });
    expect(outline.map(({ code, paragraph }) => [code, paragraph])).toEqual([
      ["keywords", 1],
      ["facts", 3],
      ["reasons", 5],
      ["gist", 7],
      ["annex", 9],
    ]);
  });

  const codes = (body_text: string[], holding: { from: number; to: number } | null = null) =>
    outlineOf({ body_text, tail_text: [], body_postscript: [], holding }).map(({ code, text, paragraph }) => [
      code ?? text,
      paragraph,
    ]);

  test("takes every heading that reference cases print, with what stands above the first as the parties", () => {
    const headings = ["关键词", "基本案情", "裁判结果", "裁判理由", "裁判要旨", "关联索引"];
    expect(codes(headings)).toEqual([
      ["keywords", 0],
      ["facts", 1],
      ["result", 2],
      ["reasons", 3],
      ["gist", 4],
      ["annex", 5],
    ]);
  });

  test("needs three printed headings; a heading that text follows is none", () => {
    const three = ["关键词", "基本案情", "裁判理由"];
    expect(codes(three)).toEqual([
      ["keywords", 0],
      ["facts", 1],
      ["reasons", 2],
    ]);
    expect(codes(three.slice(1))).toEqual([]);
    expect(codes(["关键词：民事", ...three.slice(1)])).toEqual([]);
  });

  test("is empty with two sections, and names three", () => {
    const said = ["原告甲某诉称，请求赔偿。", "被告乙某辩称，不同意。", "本院认为，应当赔偿。"];
    expect(codes(said.slice(0, 2))).toEqual([]);
    expect(codes(said)).toEqual([
      ["claims", 0],
      ["defence", 1],
      ["reasons", 2],
    ]);
  });

  test("has no parties where the introduction comes first, and names each section where it first begins", () => {
    expect(
      codes([
        "公诉机关以被告人甲某犯盗窃罪，向本院提起公诉。本案现已审理终结。",
        "某区人民检察院指控，2020年5月1日被告人盗窃。",
        "公诉机关指控的还有另一事实。",
        "一审法院认定，事实清楚。",
        "被告人甲某辩称，没有盗窃。",
        "经审理查明，被告人盗窃。",
        "另查明，被告人退赃。",
        "本院认为，被告人构成犯罪。",
      ]),
    ).toEqual([
      ["course", 0],
      ["charge", 1],
      ["lower", 3],
      ["defence", 4],
      ["facts", 5],
      ["reasons", 7],
    ]);
  });

  test("takes nothing before the introduction for a voice, nor anything from the holding on", () => {
    const body = [
      "被告：乙某，另案中查明其住址的法院认定其下落不明。",
      "原告甲某与被告乙某借款合同纠纷一案，本院受理后审理终结。",
      "原告甲某诉称，请求还款。",
      "本院认为，应当还款。",
      "被告乙某辩称一节，不予采信。",
      "一、被告乙某还款。",
    ];
    const until = (to: number) => codes(body, { from: 3, to });
    expect(until(5)).toEqual([
      ["parties", 0],
      ["course", 1],
      ["claims", 2],
      ["reasons", 3],
      ["result", 5],
    ]);
    expect(until(6)).toEqual(until(5).slice(0, -1));
    expect(outlineOf({ body_text: body, tail_text: [], body_postscript: [], holding: null })).toHaveLength(5);
  });

  describe("headings within the reasons", () => {
    const within = (...lines: string[]) =>
      codes(["关键词", "基本案情", "一、借款的经过", "二、还款的经过", "裁判要旨", ...lines]).slice(3);

    test("are those of a gist, too, but not those of the facts", () => {
      expect(within("一、关于借款的效力", "文字。", "二、关于利息的起算")).toEqual([
        ["一、关于借款的效力", 5],
        ["二、关于利息的起算", 7],
      ]);
    });

    test("are none where there is only one", () => {
      expect(within("一、关于借款的效力")).toEqual([]);
    });

    test("are cut behind twenty-four characters", () => {
      const heading = (characters: number) => `一、${"甲".repeat(characters - 2)}`;
      expect(within(heading(24), heading(25))).toEqual([
        [heading(24), 5],
        [`${heading(24)}…`, 6],
      ]);
    });
  });

  test("goes down the text and names each section once, whatever the text", () => {
    const lines = fc.array(
      fc.oneof(fc.constantFrom(...CIVIL.body_text, "裁判理由", "基本案情"), fc.string()),
      {
        minLength: 1,
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(lines, lines, fc.nat(29), fc.nat(5), (body_text, tail_text, from, length) => {
        const at = Math.min(from, body_text.length - 1);
        const holding = { from: at, to: Math.min(body_text.length, at + 1 + length) };
        const outline = outlineOf({ body_text, tail_text, body_postscript: [], holding });
        const places = outline.map(({ paragraph }) => paragraph);
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(places.every((place) => place < body_text.length + tail_text.length)).toBe(true);
      }),
    );
  });
});
