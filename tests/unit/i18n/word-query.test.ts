import { describe, expect, test } from "vitest";
import { type ClauseCode, describeQuery } from "#domain/search/query/describe-query.ts";
import cn from "#i18n/cn/search-panels.json" with { type: "json" };
import en from "#i18n/en/search-panels.json" with { type: "json" };
import { wordClauses } from "#i18n/word-query.ts";

const query = {
  qr: ["代位求偿", "保险"],
  within: ["利息"],
  near: ["赔偿 公司"],
  without: ["驳回", "撤诉"],
  judge: ["示例"],
  court: ["甲法院"],
  suitedate: ["2021", "2022"],
  datefrom: "2021-01-01",
};

describe("wordClauses", () => {
  test("says a query in Chinese", () => {
    expect(wordClauses(describeQuery(query), cn.explain)).toBe(
      "全文含有“代位求偿”、“保险”和“利息”，并且同一段落内同时出现“赔偿”和“公司”，并且法官姓名含有“示例”，" +
        "并且全文不含“驳回”或“撤诉”，并且法院为“甲法院”（含其下级法院），并且裁判年份为“2021”或“2022”，" +
        "并且裁判日期自 2021-01-01 起",
    );
  });

  test("says it in English", () => {
    expect(wordClauses(describeQuery({ ...query, qr: ["保险"], within: [] }), en.explain)).toBe(
      "whose text holds “保险”, with “赔偿” and “公司” in one paragraph, with “示例” in a judge's name, " +
        "without “驳回” or “撤诉”, by “甲法院” or a court below it, decided in “2021” or “2022”, " +
        "decided on or after 2021-01-01",
    );
  });

  test("has words for every clause that a query can have", () => {
    const codes: ClauseCode[] = [
      ...describeQuery({
        ...query,
        title: ["a"],
        holding: ["a"],
        kind: ["a"],
        instance: ["a"],
        outcome: ["a"],
        amount: ["a"],
        counsel: ["a"],
        courtname: ["a"],
        reason: ["a"],
      }),
      ...describeQuery({ datefrom: "2020", dateto: "2021" }),
      ...describeQuery({ dateto: "2021" }),
    ].map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(Object.keys(cn.explain.clauses)));
    expect(describeQuery({})).toEqual([]);
  });
});
