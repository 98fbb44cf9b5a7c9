import { expect, test } from "vitest";
import { cutSnippets } from "#domain/search/match/snippet.ts";

const CASE = [
  "小标题",
  "关键词",
  "民事合同违约金",
  "基本案情",
  "原告主张违约金过低。",
  "裁判要旨",
  "依约履行。",
];

test("sentences come before the line of keywords, which is shown where nothing else holds the word", () => {
  const shown = (word: string) => cutSnippets("某案", CASE, [[word]], 6).map(({ paragraph }) => paragraph);
  expect(shown("违约金")).toEqual([4]);
  expect(shown("民事")).toEqual([2]);
});
