import { expect, test } from "vitest";
import { collectGuided } from "#server/ask/collect-guided.ts";
import type { GuideRecord } from "#server/content/tables.ts";

const guide = {
  language: "cn",
  title: "工钱拖着不发",
  asked: ["干完活没给钱"],
  summary: "先催，再告。",
  sections: [
    {
      heading: "",
      anchor: "",
      text: "催告以后可以停工（工匠法第二条）。第三天再去。\n雨天照算（工匠法第二条）",
    },
  ],
  sources: [{ title: "工匠法（2020 年修正）", articles: "第二条", also: ["第七条：包吃住也算"] }],
} as unknown as GuideRecord;
/** Articles 1 to 9 of the law are in the index under the same numbers. */
const find = ({ law, number }: { law: string; number: number }) =>
  law === "工匠法" && number < 10 ? number : undefined;

test("each cited article gets what the guide says of the trouble, and what it says of the article itself", () => {
  const trouble = [
    { text: "工钱拖着不发", weight: 6 },
    { text: "干完活没给钱", weight: 3 },
    { text: "先催 再告", weight: 1 },
  ];
  expect(collectGuided([guide], find)).toEqual([
    [
      2,
      [...trouble, { text: "催告以后可以停工 工匠法", weight: 12 }, { text: "雨天照算 工匠法", weight: 12 }],
    ],
    [7, [...trouble, { text: "包吃住也算", weight: 12 }]],
  ]);
});

test("an article named twice by a guide has its trouble once, by two guides twice", () => {
  const again = { ...guide, sources: [...guide.sources, ...guide.sources] } as GuideRecord;
  const troubles = (guides: GuideRecord[]) =>
    collectGuided(guides, find).map(([article, texts]) => [
      article,
      texts.filter(({ weight }) => weight === 6).length,
    ]);
  expect(troubles([again])).toEqual([
    [2, 1],
    [7, 1],
  ]);
  expect(troubles([guide, guide])).toEqual([
    [2, 2],
    [7, 2],
  ]);
});

test("guides in other languages and articles that the index lacks are left out", () => {
  expect(collectGuided([{ ...guide, language: "en" } as GuideRecord], find)).toEqual([]);
  expect(collectGuided([guide], () => undefined)).toEqual([]);
});
