import { describe, expect, test } from "vitest";
import { type CauseSources, readCauses } from "#domain/judgment/parse/published/causes.ts";
import { findIntroduction, readCause } from "#domain/judgment/parse/published/introduction.ts";
import type { CauseBranch, ParseContext } from "#domain/judgment/parse-result.ts";
import type { Party } from "#domain/judgment/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { ownContext } from "../../own-context.ts";

const each = examplesOf(import.meta.url);

const HEADER = {
  title: "",
  court: "",
  text_type: "",
  case_number: "",
  cause: "",
  date: "",
  wenshu_url: "",
  length: 0,
};
const parties: Party[] = [
  { name: "例山买卖有限公司", side: "plaintiff", role: "原告" },
  { name: "李例", side: "defendant", role: "被告" },
];
const causes = (sources: Partial<CauseSources>, branch: CauseBranch = "2") =>
  readCauses(
    { introduction: [], charge: "", operative: "", parties, header: HEADER, ...sources },
    branch,
    ownContext,
  );
const cause = (introduction: string, branch: CauseBranch | null = "2") =>
  readCause(introduction, parties, branch, ownContext);

describe("readCause", () => {
  each<[string, string]>(
    "reads the cause before 一案, whatever the parties are called: %s",
    (text, label) => {
      expect(cause(text)).toMatchObject({ label, code: expect.any(String) });
    },
  );

  each<[string, string]>("prints no name of a party in a cause: %s", (text, printed) => {
    expect(cause(text).printed).toBe(printed);
  });

  test("keeps a printed cause that the catalogue lacks", () => {
    const { code, printed } = cause("原告例山买卖有限公司与被告李例星际风筝纠纷一案。");
    expect(code === null ? printed : "known").toBe(code === null ? "星际风筝纠纷" : "known");
    expect(cause("今天天气很好。")).toEqual({ code: null, label: "", printed: "" });
  });

  test("takes the enforced claim's cause in enforcement and the ground in compensation", () => {
    expect(cause("申请执行人例山买卖有限公司与被执行人李例租赁合同纠纷一案。", "6").label).toBe(
      "租赁合同纠纷",
    );
    expect(cause("赔偿请求人李例以违法保全为由申请赔偿一案。", "7").label).toMatch(/保全/);
  });
});

describe("readCauses", () => {
  test("of a crime are the offences, else what the header tells", () => {
    const operative = "被告人李例犯盗窃罪、诈骗罪。";
    expect(causes({ operative }, "1")).toMatchObject({
      causes: [{ label: "盗窃罪" }, { label: "诈骗罪" }],
      printed: "盗窃罪",
    });
    expect(causes({ header: { ...HEADER, cause: "盗窃罪" } }, "1")).toMatchObject({ printed: "盗窃罪" });
  });

  test("are the introduction's before the header's, and none where nothing is told", () => {
    const introduction = ["原告例山买卖有限公司与被告李例租赁合同纠纷一案。"];
    const header = { ...HEADER, cause: "买卖合同纠纷" };
    expect(causes({ introduction, header }).printed).toBe("租赁合同纠纷");
    expect(causes({ header })).toMatchObject({
      causes: [{ label: "买卖合同纠纷" }],
      printed: "买卖合同纠纷",
    });
    expect(causes({ header }, "6").causes[0]).toMatchObject({
      label: "买卖合同纠纷",
      code: expect.any(String),
    });
    expect(causes({ header: { ...HEADER, title: "甲与乙买卖合同纠纷民事判决书" } }).causes[0]?.label).toBe(
      "买卖合同纠纷",
    );
    expect(causes({ header: { ...HEADER, cause: "星际风筝" } })).toEqual({
      causes: [{ code: null, label: "星际风筝" }],
      printed: "星际风筝",
    });
    expect(causes({})).toEqual({ causes: [], printed: "" });
  });
});

describe("what the catalogue is asked", () => {
  const asked = (
    ask: (context: ParseContext) => unknown,
    known: { code: string; label: string } | null = null,
  ) => {
    const calls: [string[], CauseBranch | null][] = [];
    const answer = ask({
      ...ownContext,
      resolveCause: (texts, branch) => {
        calls.push([texts, branch]);
        return known;
      },
    });
    return { calls, answer };
  };
  const of = (text: string, branch: CauseBranch) =>
    asked((context) => readCause(text, [], branch, context)).calls;

  test("is the clause before 一案, then the cause printed in it, and the ground of compensation before it", () => {
    const both = [
      [["甲租赁合同纠纷一案"], "2"],
      [["甲租赁合同纠纷"], "2"],
    ];
    expect(of("甲租赁合同纠纷一案。", "2")).toEqual(both);
    expect(of("甲租赁合同纠纷一案。", "6")).toEqual(both);
    expect(of("甲以违法保全为由要求钱款一案。", "7")[0]![0][0]).toBe("违法保全赔偿");
    expect(of("甲以违法保全为由要求钱款一案。", "2")[0]![0].length).toBe(1);
    expect(of("甲要求钱款一案。", "7")[0]![0].length).toBe(1);
    expect(of("乙".repeat(300), "2")).toEqual([[["乙".repeat(200)], "2"]]);
  });

  test("of a header is its field and its title, as far as it has them", () => {
    const read = (
      header: Partial<typeof HEADER>,
      branch: CauseBranch = "2",
      known = { code: "1", label: "租赁合同纠纷" },
    ) =>
      asked(
        (context) =>
          readCauses(
            { introduction: [], charge: "", operative: "", parties, header: { ...HEADER, ...header } },
            branch,
            context,
          ),
        known,
      );
    // The introduction is read first, although it contains no cause.
    const last = (...given: Parameters<typeof read>) => read(...given).calls.at(-1);
    expect(read({ cause: "租赁", title: "某案" }, "1").calls).toEqual([[["租赁", "某案"], "1"]]);
    expect(read({ title: "某案" }, "1")).toEqual({
      calls: [[["某案"], "1"]],
      answer: { causes: [{ code: "1", label: "租赁合同纠纷" }], printed: "租赁合同纠纷" },
    });
    expect(read({ cause: "租赁" }, "1").answer).toEqual({
      causes: [{ code: "1", label: "租赁合同纠纷" }],
      printed: "租赁",
    });
    expect(read({}, "1").calls).toEqual([]);
    expect(last({ cause: "租赁" }, "5", null as never)).toEqual([["租赁"], "5"]);
    expect(last({ cause: "租赁" }, "6", null as never)).toEqual([["租赁"], "2"]);
  });

  test("are the first two paragraphs of the introduction", () => {
    const told = "原告例山买卖有限公司与被告李例租赁合同纠纷一案。";
    expect(causes({ introduction: ["甲。", told] }).printed).toBe("租赁合同纠纷");
    expect(causes({ introduction: ["甲。", "乙。", told] }).printed).toBe("");
  });
});

describe("findIntroduction", () => {
  test("is the first paragraph that says what the case is, among the first eighty", () => {
    const introduction = "原告张例诉被告李例一案，本院受理。";
    expect(findIntroduction(["原告张例。", "被告李例。", introduction, introduction])).toBe(2);
    expect(findIntroduction(["原告张例，男。住某地。"])).toBe(-1);
    expect(findIntroduction([...Array<string>(79).fill("原告张例。"), introduction])).toBe(79);
    expect(findIntroduction([...Array<string>(80).fill("原告张例。"), introduction])).toBe(-1);
  });
});
