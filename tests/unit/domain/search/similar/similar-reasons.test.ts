import { expect, test } from "vitest";
import {
  SIMILAR_REASONS,
  similarReasons,
  wordSimilarReason,
} from "#domain/search/similar/similar-reasons.ts";

test("what is in common is the same where the query tells it, else likely or usual", () => {
  const common = { causes: ["盗窃罪", "抢劫罪"], articles: ["刑法#264", "刑法#17"] };
  const names = ["刑法第二百六十四条", "刑法第十七条"];
  expect(similarReasons(common, { causes: [], articles: [] })).toEqual([
    { code: "likely_cause", names: common.causes },
    { code: "usual_articles", names },
  ]);
  expect(similarReasons(common, { causes: ["x"], articles: ["y"] })).toEqual([
    { code: "same_cause", names: common.causes },
    { code: "same_articles", names },
  ]);
  expect(similarReasons({ causes: [], articles: [] }, { causes: ["x"], articles: [] })).toEqual([]);
  expect(SIMILAR_REASONS).toEqual(["same_cause", "likely_cause", "same_articles", "usual_articles"]);
});

test("a reason is worded with at most three names", () => {
  const words = { same_cause: "案由：{names}", likely_cause: "", same_articles: "", usual_articles: "" };
  expect(wordSimilarReason(words, { code: "same_cause", names: ["甲", "乙", "丙", "丁"] })).toBe(
    "案由：甲、乙、丙",
  );
  expect(wordSimilarReason(words, { code: "same_cause", names: ["甲"] })).toBe("案由：甲");
});
