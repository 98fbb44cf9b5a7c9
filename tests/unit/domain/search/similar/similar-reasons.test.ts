import { expect, test } from "vitest";
import {
  SIMILAR_REASONS,
  similarReasons,
  wordSimilarReason,
} from "#domain/search/similar/similar-reasons.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";

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

test("special articles begin with the second part of a code, and are named once", () => {
  const of = (text: string) => specialArticles([text]);
  expect(of("《刑法》第一百零一条、第一百零二条")).toEqual(["刑法#102"]);
  expect(of("《民法典》第二百零四条、第二百零五条")).toEqual(["民法典#205"]);
  expect(of("《样法》第一条")).toEqual(["样法#1"]);
  expect(specialArticles(["《样法》第一条", "没有", "《样法》第一条、第二条"])).toEqual(["样法#1", "样法#2"]);
  for (const beside of ["民事诉讼法", "仲裁法", "强制执行法", "样解释", "样规定", "样意见", "样通知"])
    expect(of(`《${beside}》第三条`)).toEqual([]);
  // Without brackets a law is named by what introduces it.
  expect(of("依照样法第三条")).toEqual(["样法#3"]);
  expect(of("甲违反了有关样的规则，乙第三条")).toEqual([]);
  expect(specialArticles([])).toEqual([]);
});
