import { describe, expect, test } from "vitest";
import { createCalendar } from "#domain/calculator/calendar.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import {
  findRemedies,
  isAppealed,
  isCertain,
  type KnownDocument,
  type Remedies,
  remedyLastDay,
} from "#domain/reversal/remedy.ts";
import type { RemedyRow, RemedyRule, RemedyTable } from "#domain/reversal/remedy-table.ts";

const remedy = (id: string, more: Partial<RemedyRow> = {}): RemedyRow => ({
  id,
  route: "appeal",
  court: "above",
  period: { length: 15, unit: "d" },
  from: "served",
  fee: false,
  after: "",
  basis: [],
  words: { cn: id, en: id },
  ...more,
});
const rule = (more: Partial<RemedyRule>): RemedyRule => ({
  codes: ["*"],
  supreme: false,
  documentTypes: [],
  cause: "",
  holding: "",
  remedies: ["last"],
  dated: false,
  ...more,
});
const LAST = rule({});
const table = (...rules: RemedyRule[]): RemedyTable => ({
  types: [
    { code: "民初", procedure: "civil", kinds: [] },
    { code: "民终", procedure: "civil", kinds: [] },
    { code: "刑初", procedure: "criminal", kinds: [] },
  ],
  remedies: [remedy("first"), remedy("second"), remedy("last")],
  rules: [...rules, LAST],
});
const CIVIL: CauseNode[] = [
  { value: "2", label: "民事" },
  { value: "204", label: "合同" },
];
const find = (rules: RemedyRule[], known: Partial<KnownDocument> = {}) =>
  findRemedies(table(...rules), {
    caseNumber: "（2024）内01民初7号",
    documentType: "判决",
    path: CIVIL,
    holding: "驳回上诉",
    supreme: false,
    ...known,
  });
const idsOf = ({ remedies }: Remedies) => remedies.map(({ id }) => id);
const fits = (one: Partial<RemedyRule>, known: Partial<KnownDocument> = {}) =>
  idsOf(find([rule({ remedies: ["first", "second"], dated: true, ...one })], known)).join() ===
  "first,second";

describe("findRemedies", () => {
  test("takes the first rule that fits, with its remedies in order and whether they have a day", () => {
    const rules = [rule({ remedies: ["second", "first"], dated: true }), rule({ remedies: ["first"] })];
    expect(find(rules)).toMatchObject({ code: "民初", procedure: "civil", dated: true });
    expect(idsOf(find(rules))).toEqual(["second", "first"]);
    expect(find([]).dated).toBe(false);
  });

  test("has nothing where no rule fits, and leaves out a remedy that the table lacks", () => {
    const bare = { ...table(), rules: [rule({ codes: ["刑初"] })] };
    const known = {
      caseNumber: "（2024）内01民初7号",
      documentType: null,
      path: CIVIL,
      holding: "",
      supreme: false,
    };
    expect(findRemedies(bare, known)).toEqual({
      code: "民初",
      procedure: "civil",
      remedies: [],
      dated: false,
    });
    expect(idsOf(find([rule({ remedies: ["lost", "first"] })]))).toEqual(["first"]);
  });

  test("compares codes whole, by their beginning, or by there being none", () => {
    expect(fits({ codes: ["民初"] })).toBe(true);
    expect(fits({ codes: ["民终", "民初"] })).toBe(true);
    expect(fits({ codes: ["民终"] })).toBe(false);
    expect(fits({ codes: ["民"] })).toBe(false);
    expect(fits({ codes: ["民*"] })).toBe(true);
    expect(fits({ codes: ["刑*"] })).toBe(false);
    expect(fits({ codes: ["-"] })).toBe(false);
    const none = { caseNumber: "-" };
    expect(fits({ codes: ["-"] }, none)).toBe(true);
    expect(fits({ codes: ["民*"] }, none)).toBe(false);
    expect(fits({ codes: ["民初"] }, none)).toBe(false);
    // A number of an unknown kind matches only the rule for all.
    const strange = { caseNumber: "（2024）内01诉前调7号" };
    expect(fits({ codes: ["*"] }, strange)).toBe(true);
    expect(fits({ codes: ["-", "民*", "民初"] }, strange)).toBe(false);
    expect(find([], strange)).toMatchObject({ code: "" });
  });

  test("wants every condition of a rule", () => {
    expect(fits({ supreme: true })).toBe(false);
    expect(fits({ supreme: true }, { supreme: true })).toBe(true);
    expect(fits({}, { supreme: true })).toBe(true);
    expect(fits({ documentTypes: ["裁定", "判决"] })).toBe(true);
    expect(fits({ documentTypes: ["裁定"] })).toBe(false);
    expect(fits({ documentTypes: ["裁定", "?"] }, { documentType: null })).toBe(true);
    expect(fits({ documentTypes: ["裁定"] }, { documentType: null })).toBe(false);
    expect(fits({ cause: "^民事>合同$" })).toBe(true);
    expect(fits({ cause: "^合同" })).toBe(false);
    expect(fits({ holding: "上诉$" })).toBe(true);
    expect(fits({ holding: "维持" })).toBe(false);
    expect(fits({ cause: "^民事", holding: "维持" })).toBe(false);
    // A character beyond the basic plane counts as one character.
    expect(fits({ cause: "^.事$" }, { path: [{ value: "2", label: "𠮷事" }] })).toBe(true);
    expect(fits({ holding: "^.诉$" }, { holding: "𠮷诉" })).toBe(true);
  });

  test("follows the law of the number before that of the cause", () => {
    expect(find([], { caseNumber: "（2024）内01刑初7号" }).procedure).toBe("criminal");
    expect(find([], { caseNumber: "-", path: [{ value: "6", label: "执行" }] })).toMatchObject({
      code: "",
      procedure: "enforcement",
    });
  });
});

describe("isAppealed", () => {
  const appealed = (code: string, ...routes: RemedyRow["route"][]) =>
    isAppealed({
      code,
      procedure: "civil",
      dated: false,
      remedies: routes.map((route) => remedy("x", { route })),
    });
  test("is what has an appeal among its remedies or is the document of one", () => {
    expect(appealed("民初", "retrial", "appeal")).toBe(true);
    expect(appealed("民初", "retrial")).toBe(false);
    for (const code of ["民终", "刑终", "行终", "行赔终"]) expect(appealed(code)).toBe(true);
    for (const code of ["民辖终", "破终", "民终x", "执", ""]) expect(appealed(code)).toBe(false);
  });
});

describe("isCertain", () => {
  const certain = (dated: boolean, ...remedies: RemedyRow[]) =>
    isCertain({ code: "", procedure: "civil", dated, remedies });
  const open = remedy("x", { period: null });
  test("is what has a day, or one remedy without a period that is told", () => {
    expect(certain(true, remedy("x"), remedy("y"))).toBe(true);
    expect(certain(false, open)).toBe(true);
    expect(certain(false, open, open)).toBe(false);
    expect(certain(false, remedy("x"))).toBe(false);
    expect(certain(false, remedy("x", { period: null, route: "unclear" }))).toBe(false);
    expect(certain(false)).toBe(false);
  });
});

describe("the last day of a remedy", () => {
  const calendar = createCalendar([
    { year: 2027, notice: "", off: [["2027-01-01", "2027-01-01"]], worked: [] },
  ]);
  const days = { served: "2026-03-02", made: "2026-02-02" };
  const last = (more: Partial<RemedyRow>, given: typeof days = days) =>
    remedyLastDay(remedy("x", more), given, calendar);

  test("counts from the day that the law names, where it is given", () => {
    expect(last({ from: "effective" })?.countedDay).toBe("2026-03-17");
    expect(last({ from: "made" })?.countedDay).toBe("2026-02-17");
    for (const from of ["lapsed", "notified", "knows", "reading", ""] as const)
      expect(last({ from })).toBeNull();
    expect(last({}, { ...days, served: "" })).toBeNull();
    expect(last({}, { ...days, served: "2026-02-30" })).toBeNull();
  });

  test("is known not to be moved by holidays only where the notices of all its years are known", () => {
    const yearOf = (day: number) => new Date(day * 86_400_000).getUTCFullYear();
    const ofYears = (...years: number[]) =>
      remedyLastDay(
        remedy("x", { period: { length: 1, unit: "m" } }),
        { served: "2028-11-30" },
        {
          ...calendar,
          isRestDay: (day) => yearOf(day) === 2028,
          knowsYear: (day) => years.includes(yearOf(day)),
        },
      );
    expect(ofYears(2028, 2029)).toEqual({
      countedDay: "2028-12-30",
      lastDay: "2029-01-01",
      holidaysKnown: true,
    });
    expect(ofYears(2028)?.holidaysKnown).toBe(false);
    expect(ofYears(2029)?.holidaysKnown).toBe(false);
  });
});
