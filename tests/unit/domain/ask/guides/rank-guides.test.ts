import fc from "fast-check";
import { expect, test } from "vitest";
import { GuideIndex } from "#domain/ask/guides/rank-guides.ts";

const guides = [
  {
    title: "渡船晚点怎么索赔",
    asked: ["渡船没来赔钱吗", "误了渡船谁负责"],
    summary: "可以要求退票。",
    causes: ["渡运合同纠纷"],
    body: "先留好船票。",
  },
  {
    title: "作坊不发工钱怎么办",
    asked: ["掌柜拖着工钱", "干完活拿不到钱"],
    summary: "先去投诉。",
    causes: ["追索工钱纠纷"],
    body: "留好工牌。",
  },
  {
    title: "邻家水车太吵怎么办",
    asked: ["半夜水车响", "水车吵得睡不着"],
    summary: "先去商量。",
    causes: ["噪声纠纷"],
    body: "录下声音。",
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
