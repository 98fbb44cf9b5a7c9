import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GuideIndex } from "#domain/ask/guides/rank-guides.ts";

const guides = [
  {
    title: "渡船晚点怎么索赔",
    asked: ["渡船没来赔钱吗", "误了渡船谁负责"],
    summary: "可以要求退票。",
    causes: ["渡运合同纠纷"],
    body: "先留好船票。",
    cites: ["渡船法-a3"],
  },
  {
    title: "作坊不发工钱怎么办",
    asked: ["掌柜拖着工钱", "干完活拿不到钱"],
    summary: "先去投诉。",
    causes: ["追索工钱纠纷"],
    body: "留好工牌。",
    cites: ["作坊法-a1", "作坊法-a2"],
  },
  {
    title: "邻家水车太吵怎么办",
    asked: ["半夜水车响", "水车吵得睡不着"],
    summary: "先去商量。",
    causes: ["噪声纠纷"],
    body: "录下声音。",
    cites: ["水车法-a9"],
  },
];
const index = new GuideIndex(guides);

test("the guide that people ask for in these words comes first, with the words shared", () => {
  const [first] = index.rank("掌柜一直拖着工钱不给", 3);
  expect(first).toMatchObject({ guide: 1 });
  expect(first!.words.join()).toContain("工钱");
});

test("words of any question bring no guide", () => {
  expect(index.rank("怎么办呢？请问我应该如何", 3)).toEqual([]);
  expect(index.rank("", 3)).toEqual([]);
});

test("a guide's own wording is nearest to it, and similarity stays between 0 and 1", () => {
  for (const [guide, { asked }] of guides.entries())
    for (const line of asked) expect(index.rank(line, 1)[0]?.guide).toBe(guide);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."渡船工钱水车吵赔发，？ a1") }), (text) => {
      const ranked = index.rank(text, 3);
      for (const [at, { similarity }] of ranked.entries()) {
        expect(similarity > 0 && similarity <= 1).toBe(true);
        expect(similarity).toBeLessThanOrEqual(ranked[at - 1]?.similarity ?? 1);
      }
      expect(index.rank(text, 3)).toEqual(ranked);
    }),
  );
});

describe("near articles", () => {
  const cited = (key: string, score: number) => ({ key, score });

  test("bring guides that share no word behind those that do, with the articles as the reason", () => {
    const ranked = index.rank("掌柜一直拖着工钱不给", 3, [cited("渡船法-a3", 0.9), cited("作坊法-a1", 0.1)]);
    expect(ranked.map(({ guide }) => guide)).toEqual([1, 0]);
    expect(ranked[0]).toMatchObject({ articles: ["作坊法-a1"] });
    expect(ranked[1]).toMatchObject({ words: [], articles: ["渡船法-a3"] });
  });

  test("together weigh as the chance that one of them answers", () => {
    const first = (near: { key: string; score: number }[]) => index.rank("qwerty", 3, near)[0]?.guide;
    expect(first([cited("渡船法-a3", 0.3), cited("作坊法-a1", 0.2), cited("作坊法-a2", 0.2)])).toBe(1);
    expect(first([cited("渡船法-a3", 0.4), cited("作坊法-a1", 0.2), cited("作坊法-a2", 0.2)])).toBe(0);
  });

  test("that are unlikely, or that no guide cites, bring none", () => {
    expect(index.rank("qwerty", 3, [cited("渡船法-a3", 0.1), cited("桥梁法-a1", 0.9)])).toEqual([]);
  });

  test("never lower a guide that cites them", () => {
    const questions = fc.string({ unit: fc.constantFrom(..."渡船工钱水车吵赔发，？ a1"), maxLength: 12 });
    const near = fc.array(
      fc.record({
        key: fc.constantFrom("渡船法-a3", "作坊法-a1", "作坊法-a2", "水车法-a9"),
        score: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 4 },
    );
    const place = (ranked: { guide: number }[], guide: number) => {
      const at = ranked.findIndex((one) => one.guide === guide);
      return at < 0 ? guides.length : at;
    };
    fc.assert(
      fc.property(
        questions,
        near,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (question, articles, score) => {
          const before = index.rank(question, 3, articles);
          const after = index.rank(question, 3, [...articles, cited("作坊法-a1", score)]);
          expect(place(after, 1)).toBeLessThanOrEqual(place(before, 1));
        },
      ),
    );
  });
});
