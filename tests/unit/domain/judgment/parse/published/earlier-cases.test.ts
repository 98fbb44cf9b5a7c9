import { describe, expect, test } from "vitest";
import { readEarlierCases } from "#domain/judgment/parse/published/earlier-cases.ts";
import type { ParseContext } from "#domain/judgment/parse-result.ts";
import type { Instance } from "#domain/judgment/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const COURTS = ["例山市中级人民法院", "例水区人民法院", "例木县人民法院"];
const context: ParseContext = {
  resolveCourt: (name) => (COURTS.includes(name) ? { id: COURTS.indexOf(name) + 1, label: name } : null),
  courtOfCaseNumber: () => null,
  resolveCause: () => null,
  isTerm: () => false,
  sha256: () => new Uint8Array(32),
  today: "2026-01-01",
  source: "test",
};
const read = (introduction: string[], operative = "", instance: Instance = "second") =>
  readEarlierCases(
    introduction,
    operative,
    { court: COURTS[0]!, court_id: 1, case_number: "（2021）内01民终9号", instance },
    context,
  );
const numbers = (...given: Parameters<typeof read>) => read(...given).map(({ case_number }) => case_number);

const APPEAL = "上诉人不服例水区人民法院（2020）内0102民初3号民事判决，向本院提起上诉。";
const FIRST = "（2020）内0102民初3号";

describe("readEarlierCases", () => {
  test("reads the decision that the introduction names, with its court, and not the document's own", () => {
    expect(read([`${APPEAL}本院以（2021）内01民终9号立案。`])).toEqual([
      {
        court: "例水区人民法院",
        court_id: 2,
        case_number: FIRST,
        text_type: "民事判决书",
        casedate: "",
        instance: "first",
      },
    ]);
  });

  test("ends where the pleadings begin, though the first paragraph may hold some", () => {
    const pleaded = "甲公司上诉称，例木县人民法院（2019）内0103民初5号民事判决有误。";
    expect(numbers([APPEAL, pleaded])).toEqual([FIRST]);
    expect(numbers([pleaded, APPEAL])).toEqual(["（2019）内0103民初5号", FIRST]);
  });

  test("reads eight paragraphs where no pleadings begin", () => {
    const idle = (count: number) => Array.from({ length: count }, () => "双方均到庭。");
    expect(numbers([...idle(7), APPEAL])).toEqual([FIRST]);
    expect(numbers([...idle(8), APPEAL])).toEqual([]);
  });

  const HISTORY =
    "例木县人民法院于2018年3月4日作出（2017）内0103民初1号民事判决，与（2017）内0103民初2号一致。";

  test("reads what a later paragraph opens with, on appeal and retrial, before the court's opinion", () => {
    const told = [APPEAL, "甲公司诉称，有误。", HISTORY];
    for (const instance of ["second", "retrial"] as const)
      expect(read(told, "", instance).map(({ case_number, casedate }) => [case_number, casedate])).toEqual([
        [FIRST, ""],
        ["（2017）内0103民初1号", "2018-03-04"],
      ]);
    for (const instance of ["first", "other"] as const) expect(numbers(told, "", instance)).toEqual([FIRST]);
    expect(numbers([APPEAL, "甲公司诉称，有误。", "本院认为，有误。", HISTORY])).toEqual([FIRST]);
  });

  test("reads what the result upholds or sets aside, but at first instance", () => {
    const result = "撤销例木县人民法院（2017）内0103民初1号民事判决。";
    expect(numbers([APPEAL], result)).toEqual([FIRST, "（2017）内0103民初1号"]);
    expect(numbers([APPEAL], result, "first")).toEqual([FIRST]);
  });

  test("of an enforcement reads the decision enforced wherever it is told, where the introduction names none", () => {
    const asked = "申请执行人申请执行，本院以（2021）内0102执5号立案。";
    const told = [
      asked,
      "甲公司异议称，有误。",
      "查明，依据（2018）内0102民初7号民事判决书及（2018）内0102民初8号执行。",
    ];
    expect(numbers(told, "", "enforcement")).toEqual(["（2021）内0102执5号", "（2018）内0102民初7号"]);
    expect(numbers([APPEAL, ...told], "", "enforcement")).toEqual([FIRST, "（2021）内0102执5号"]);
    expect(numbers(told, "", "other")).toEqual(["（2021）内0102执5号"]);
  });

  test("adds no decision enforced where the result names one", () => {
    const told = [
      "申请执行人申请执行。",
      "甲公司异议称，有误。",
      "查明，依据（2018）内0102民初7号民事判决书执行。",
    ];
    const result = "维持（2017）内0103民初1号民事判决。";
    expect(numbers(told, "", "enforcement")).toEqual(["（2018）内0102民初7号"]);
    expect(numbers(told, result, "enforcement")).toEqual(["（2017）内0103民初1号"]);
  });

  test("reads at most sixty of an introduction, and of a result", () => {
    const many = Array.from({ length: 61 }, (_, at) => `（2020）内0102民初${at + 1}号民事判决`).join("、");
    expect(numbers([many]).length).toBe(60);
    expect(numbers([], many).length).toBe(60);
  });

  test("joins what is said of one decision at several places", () => {
    expect(
      read([`上诉人不服${FIRST}，提起上诉。`], `维持例水区人民法院2020年5月6日作出的${FIRST}民事判决。`),
    ).toMatchObject([
      {
        court: "例水区人民法院",
        court_id: 2,
        case_number: FIRST,
        text_type: "民事判决书",
        casedate: "2020-05-06",
      },
    ]);
  });
});

describe("the court of a decision that is named without one", () => {
  const courtOf = (text: string) => read([text]).at(-1)?.court;

  each<[string, string, string]>("is %s", (_, text, court) => {
    expect(courtOf(text)).toBe(court);
  });
});
