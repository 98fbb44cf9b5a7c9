import { describe, expect, test } from "vitest";
import type { JudgmentDetail } from "#contract/judgment/judgment-detail.ts";
import { compareInstances } from "#server/search/answers/compare-instances.ts";
import { queryOfJudgment, queryOfText, similarCases } from "#server/search/answers/similar-cases.ts";
import type { SearchEngine } from "#server/search/search-engine.ts";

const NUMBERS = {
  first: "（2020）内01民初1号",
  second: "（2021）内民终1号",
  retrial: "（2022）最高法民再1号",
};
type Step = keyof typeof NUMBERS;
type Related = [id: string, instance: string, text_type?: string, casedate?: string];
const detail = (
  id: string,
  case_number: string,
  related: Related[] = [],
  more: object = {},
): JudgmentDetail =>
  ({
    ...{
      id,
      case_number,
      casename: `案${id}`,
      court: "某法院",
      text_type: "民事判决书",
      casedate: "2020-01-01",
    },
    ...{ cause: "合同纠纷", body_text: [`${id}的正文。`], tail_text: [`${id}的落款`], body_postscript: [] },
    related: related.map(([id, instance, text_type = "民事判决书", casedate = ""]) => ({
      ...{ id, instance, text_type, casedate },
    })),
    ...more,
  }) as unknown as JudgmentDetail;
const engineOf = (...details: JudgmentDetail[]) =>
  ({
    detail: async (_: unknown, id: string) => {
      const found = details.find((one) => one.id === id);
      return found ? JSON.stringify(found) : null;
    },
  }) as unknown as SearchEngine;

describe("compareInstances", () => {
  /** Ids of the two documents compared, for a document with others in its dispute. */
  const compared = async (step: Step, related: Related[]) => {
    const own = detail("own", NUMBERS[step], related);
    const others = related.map(([id]) => detail(id, NUMBERS.first));
    const found = await compareInstances(engineOf(own, ...others), "own");
    return found && [found.before.id, found.after.id];
  };

  test("compares with the nearest earlier instance, else with the nearest later one", async () => {
    expect(
      await compared("second", [
        ["third", "retrial"],
        ["one", "first"],
      ]),
    ).toEqual(["one", "own"]);
    expect(
      await compared("retrial", [
        ["one", "first"],
        ["two", "second"],
      ]),
    ).toEqual(["two", "own"]);
    expect(
      await compared("first", [
        ["three", "retrial"],
        ["two", "second"],
      ]),
    ).toEqual(["own", "two"]);
  });

  test("of one instance takes the judgment before a ruling, then the newest", async () => {
    const documents: Related[] = [
      ["ruling", "first", "民事裁定书", "2023-01-01"],
      ["old", "first", "民事判决书", "2020-01-01"],
      ["new", "first", "民事判决书", "2021-01-01"],
    ];
    expect(await compared("second", documents)).toEqual(["new", "own"]);
    expect(await compared("second", documents.toReversed())).toEqual(["new", "own"]);
    expect(await compared("second", documents.slice(0, 1))).toEqual(["ruling", "own"]);
  });

  test("compares with nothing where no other document of another instance is at hand", async () => {
    expect(await compared("second", [])).toBeNull();
    expect(await compared("second", [["", "first"]])).toBeNull();
    expect(
      await compared("second", [
        ["same", "second"],
        ["enforced", "enforcement"],
      ]),
    ).toBeNull();
    const own = detail("own", NUMBERS.second, [["gone", "first"]]);
    expect(await compareInstances(engineOf(own), "own")).toBeNull();
    const enforced = detail("own", "（2022）内01执1号", [["one", "first"]]);
    expect(await compareInstances(engineOf(enforced, detail("one", NUMBERS.first)), "own")).toBeNull();
    expect(await compareInstances(engineOf(), "own")).toBeUndefined();
  });

  test("names both documents, and compares all that is printed of them", async () => {
    const own = detail("own", NUMBERS.second, [["one", "first"]], { outcome: "upheld" });
    const found = (await compareInstances(engineOf(own, detail("one", NUMBERS.first)), "own"))!;
    const shown = { court: "某法院", text_type: "民事判决书", casedate: "2020-01-01" };
    expect(found.before).toEqual({
      ...{ ...shown, id: "one", casename: "案one", case_number: NUMBERS.first, instance: "first" },
    });
    expect(found.after).toEqual({
      ...{ ...shown, id: "own", casename: "案own", case_number: NUMBERS.second, instance: "second" },
      outcome: "upheld",
    });
    const rows = JSON.stringify(found.rows);
    for (const end of ["正文", "落款"]) expect(rows).toContain(end);
  });
});

describe("similar cases", () => {
  const asked = async (more: object) =>
    queryOfJudgment(engineOf(detail("own", NUMBERS.first, [], more)), "own");

  test("of a judgment are those of its causes: all, else its code, else its name", async () => {
    expect((await asked({}))?.causes).toEqual(["合同纠纷"]);
    expect((await asked({ cause_code: "204" }))?.causes).toEqual(["204"]);
    expect((await asked({ cause_code: "204", causes: ["1", "2"] }))?.causes).toEqual(["1", "2"]);
    expect((await asked({ cause: "", cause_code: "204" }))?.causes).toEqual([]);
    expect(await queryOfJudgment(engineOf(), "own")).toBeNull();
  });

  test("of a judgment leave out the judgment itself and the documents of its dispute", async () => {
    const own = detail("own", NUMBERS.first, [
      ["one", "second"],
      ["", "retrial"],
    ]);
    expect((await queryOfJudgment(engineOf(own), "own"))?.outside).toEqual(["own", "one"]);
  });

  test("take the articles of the text and of what follows it", async () => {
    const cite = (number: string) => `依照《中华人民共和国保险法》第${number}条`;
    const query = await asked({ body_text: [cite("六十")], body_postscript: [cite("六十一")] });
    expect(query?.articles).toHaveLength(2);
    expect(queryOfText(`${cite("六十")}\n${cite("六十一")}`).articles).toEqual(query?.articles);
  });

  test("of a text have its cause if one is given", () => {
    expect(queryOfText("某某").causes).toEqual([]);
    expect(queryOfText("某某", "204").causes).toEqual(["204"]);
    expect(queryOfText("某某").outside).toEqual([]);
  });

  test("are shown with a score of three digits, reasons, and a passage where there is one", async () => {
    const row = { id: "a", title: "案", court: "某法院", number: "1号", date: "2020-01-01" };
    const common = { causes: ["合同纠纷"], articles: [] };
    const engine = {
      similar: async (_: unknown, __: unknown, limit: number) => ({
        documents: [
          { row, score: 0.12345, passage: "段落", ...common },
          { row: { ...row, id: "b" }, score: 1, ...common },
        ].slice(0, limit),
        likely: [{ key: "204", label: "合同纠纷", weight: 1 }],
      }),
    } as unknown as SearchEngine;
    const { cases, causes } = await similarCases(engine, queryOfText("某某"), 2);
    const shown = { id: "a", casename: "案", court: "某法院", case_number: "1号", casedate: "2020-01-01" };
    expect(cases[0]).toMatchObject({
      ...shown,
      score: 0.123,
      snippets: ["段落"],
      reasons: [{ code: "likely_cause", names: ["合同纠纷"] }],
    });
    expect(cases[1]).toMatchObject({ ...shown, id: "b", score: 1 });
    expect(cases[1]).not.toHaveProperty("snippets");
    expect(causes).toEqual([{ code: "204", label: "合同纠纷" }]);
  });
});
