import { expect, test } from "vitest";
import { describeQuery } from "#domain/search/query/describe-query.ts";

test("tells every clause in its order, with what all or any one of must match", () => {
  expect(
    describeQuery({
      suitedate: ["2020", "2021"],
      kind: ["判决书"],
      court: ["甲院"],
      reason: ["乙"],
      without: ["丙"],
      courtname: ["丁"],
      counsel: ["戊"],
      judge: ["己"],
      holding: ["庚"],
      title: ["辛", "壬"],
      near: ["子 丑", "寅 卯"],
      within: ["保险", "理赔"],
      qr: ["保险", "赔偿"],
      datefrom: "2020-01-01",
      dateto: "2020-12-31",
    }),
  ).toEqual([
    { code: "words", values: ["保险", "赔偿", "理赔"], join: "all" },
    { code: "near", values: ["子 丑"], join: "all" },
    { code: "near", values: ["寅 卯"], join: "all" },
    { code: "title", values: ["辛", "壬"], join: "all" },
    { code: "holding", values: ["庚"], join: "all" },
    { code: "judge", values: ["己"], join: "all" },
    { code: "counsel", values: ["戊"], join: "all" },
    { code: "courtname", values: ["丁"], join: "all" },
    { code: "without", values: ["丙"], join: "any" },
    { code: "reason", values: ["乙"], join: "any" },
    { code: "court", values: ["甲院"], join: "any" },
    { code: "kind", values: ["判决书"], join: "any" },
    { code: "suitedate", values: ["2020", "2021"], join: "any" },
    { code: "between", values: ["2020-01-01", "2020-12-31"], join: "all" },
  ]);
});

test("a period open at one end is told by the other, and nothing asked is told by nothing", () => {
  expect(describeQuery({ datefrom: "2020" })).toEqual([{ code: "since", values: ["2020"], join: "all" }]);
  expect(describeQuery({ dateto: "2021" })).toEqual([{ code: "until", values: ["2021"], join: "all" }]);
  expect(describeQuery({ datefrom: "", dateto: "", qr: [] })).toEqual([]);
  expect(describeQuery({})).toEqual([]);
});
