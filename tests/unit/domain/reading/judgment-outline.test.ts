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
