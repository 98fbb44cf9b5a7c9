import { describe, expect, test } from "vitest";
import { similarReasons } from "#domain/search/similar/similar-reasons.ts";
import { specialArticles } from "#domain/search/similar/special-articles.ts";

describe("the special articles of a text", () => {
  test("leave out general parts, procedure and interpretations", () => {
    const text =
      "依照《中华人民共和国刑法》第二百六十四条、第六十七条第三款，《中华人民共和国刑事诉讼法》第一百九十五条，《最高人民法院关于适用财产刑若干问题的规定》第二条之规定";
    expect(specialArticles([text, text])).toEqual(["刑法#264"]);
  });

  test("know the general part of the Civil Code", () => {
    const text =
      "依照《中华人民共和国民法典》第一百四十三条、第五百七十七条，《中华人民共和国保险法》第六十条";
    expect(specialArticles([text])).toEqual(["民法典#577", "保险法#60"]);
  });

  test("are told as reasons in the way they are cited", () => {
    const common = { causes: ["盗窃罪"], articles: ["刑法#264"] };
    expect(similarReasons(common, { causes: ["盗窃罪"], articles: [] })).toEqual([
      { code: "same_cause", names: ["盗窃罪"] },
      { code: "usual_articles", names: ["刑法第二百六十四条"] },
    ]);
    expect(
      similarReasons({ causes: [], articles: ["刑法#264"] }, { causes: [], articles: ["刑法#264"] }),
    ).toEqual([{ code: "same_articles", names: ["刑法第二百六十四条"] }]);
  });
});
