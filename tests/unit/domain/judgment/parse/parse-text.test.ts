import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { runs } from "../../../../fixtures/laws.ts";
import { ownContext } from "../own-context.ts";

/** Parts of judgments, reference cases and HTML, so that random texts reach every branch. */
const PIECES = [
  "某某人民法院",
  "呼和浩特市新城区人民法院",
  "民事判决书",
  "刑 事 裁 定 书",
  "（2021）内0102民初12号",
  "(2010)民提字第3号",
  "原告：张例，男。",
  "被告人",
  "上诉人（原审被告）",
  "委托诉讼代理人：李例，例某律师事务所律师。",
  "以上二原告共同委托代理人",
  "买卖合同纠纷一案",
  "不服",
  "向本院提起上诉。",
  "请求判令：1.支付100万元；",
  "共计1,234.5元",
  "本院认为，",
  "判决如下：",
  "驳回上诉，维持原判。",
  "审判长　张例",
  "书记员",
  "二〇二一年三月四日",
  "2021年2月30日",
  "附：",
  "【】",
  "张某案",
  "关键词",
  "基本案情",
  "裁判要旨",
  "关联索引",
  "一审：",
  "《某法》第1条",
  "<p>",
  "</p>",
  "<script>",
  "&nbsp;",
  "&#x41;",
  "\n",
  "\n\n",
  "　　",
  "\t",
  "----\n",
  "。",
  "，",
  "；",
  "、",
  "7",
  "（",
  "）",
  "“",
];

describe("parseText", () => {
  test("never throws and accounts for every text, whatever its characters", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 400 }),
        (text) => parseText(text, ownContext).length >= 1,
      ),
    );
  });

  test("never throws on what judgments are made of, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }), (pieces) => {
        for (const parsed of parseText(pieces.join(""), ownContext)) {
          if (parsed.kind !== "record") continue;
          const { holding, body_text, id } = parsed.record;
          expect(id).toMatch(/^[a-z2-7]{12}$/);
          expect(body_text.length).toBeGreaterThan(0);
          if (holding) expect(holding.from < holding.to && holding.to <= body_text.length).toBe(true);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("reads a text the same with and without a byte order mark, and again", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
        const text = pieces.join("");
        expect(parseText(`\ufeff${text}`, ownContext)).toEqual(parseText(text, ownContext));
      }),
      { numRuns: runs(100) },
    );
  });

  // A backtracking pattern would take hours here; the runner's own time limit ends it.
  test.each([
    ..."（<&1，。一审法院年元案\n",
    "1\n",
    "（2021）内01民终",
    "原告：张三，",
    "审判长\n",
    "<a ",
    "请求判令",
    "一审：某法院（2021）内01民终1号、",
  ])(
    "comes to an end on half a million characters of %j",
    (unit) => {
      const heads = [
        "",
        "某某人民法院\n民事判决书\n（2021）内01民终1号\n原告人一案",
        "【】张某案\n关键词\n民事\n裁判要旨\n好。\n关联索引\n",
      ];
      for (const head of heads) {
        expect(
          parseText(head + unit.repeat(500_000 / unit.length), ownContext).length,
        ).toBeGreaterThanOrEqual(1);
      }
    },
    120_000,
  );
});
