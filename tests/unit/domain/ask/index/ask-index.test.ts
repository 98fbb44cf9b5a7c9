import { expect, test } from "vitest";
import { ArticleNames } from "#domain/ask/index/article-names.ts";
import { CRAFT_LAWS, smallIndex } from "../small-index.ts";

const index = smallIndex(CRAFT_LAWS, [
  { text: "甲", cites: [0, 3] },
  { text: "乙", cites: [3] },
  { text: "丙", cites: [1] },
]);

test("an index knows where laws begin, what cases cite, and how rare that is", () => {
  expect([...index.lawStart]).toEqual([0, 3, 5]);
  expect([...index.lawOf]).toEqual([0, 0, 0, 1, 1]);
  expect([0, 1, 2].map((one) => [...index.citedBy(one)])).toEqual([[0, 3], [3], [1]]);
  expect(index.rareCitation[3]).toBeCloseTo(Math.log(1 + 3 / 3), 12);
  expect(index.rareCitation[0]).toBeCloseTo(Math.log(1 + 3 / 2), 12);
  expect(index.rareCitation[2]).toBe(0);
});

test("an index finds articles by law, and their text", () => {
  expect(index.articleOf("law1", 2, 0)).toBe(4);
  expect([
    index.articleOf("law1", 3, 0),
    index.articleOf("law1", 1, 1),
    index.articleOf("law9", 1, 0),
  ]).toEqual([-1, -1, -1]);
  expect(index.textOf(4)).toBe("船家赔偿乘客");
  expect(index.lawAt(4).title).toBe("河渡法");
  expect(String.fromCharCode(...index.allCodes())).toBe("给付工钱限期给付告知工匠渡船载客船家赔偿乘客");
});

test("articles are found by the name of their law, of equal numbers the first", () => {
  const names = new ArticleNames(smallIndex([...CRAFT_LAWS, ...CRAFT_LAWS]));
  expect(names.find("工匠法", 3, 0)).toBe(2);
  expect(names.find("《中华人民共和国河渡法》", 1, 0)).toBe(3);
  expect(names.find("工匠法", 4, 0)).toBeUndefined();
  expect([names.knows("工匠法"), names.knows("没有的法")]).toEqual([true, false]);
});
