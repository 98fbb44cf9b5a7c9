import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createCalendar } from "#domain/calculator/calendar.ts";
import type { CauseNode } from "#domain/catalogue/node.ts";
import {
  documentTypeIn,
  findRemedies,
  isCertain,
  type KnownDocument,
  lapsedLastDay,
  procedureOfCause,
  remedyLastDay,
} from "#domain/reversal/remedy.ts";
import { DOCUMENT_TYPES, type RemedyRow } from "#domain/reversal/remedy-table.ts";
import { readRemedyTable } from "#server/basis/collect-basis.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const path = (...labels: [code: string, label: string][]): CauseNode[] =>
  labels.map(([value, label]) => ({ value, label }));
const CIVIL = path(["2", "民事案由"], ["209", "与公司、证券、保险、票据等有关的民事纠纷"]);
const special = (group: string, leaf: string) =>
  path(["2", "民事案由"], ["211", "非讼程序案件案由"], ["21199", group], ["2119901", leaf]);
const ADMINISTRATIVE = path(["5", "行政案由"], ["50201", "行政处罚"]);
const CRIMINAL = path(["1", "刑事案由"], ["10502", "盗窃罪"]);
const ENFORCEMENT = path(["6", "执行案由"]);
const BY_LITIGATION = path(["7", "国家赔偿案由"], ["701", "行政赔偿"]);
const JUDICIAL = path(["7", "国家赔偿案由"], ["702", "司法赔偿"]);
/** The path of a cause by its kind, or by `group > leaf` for the special procedures. */
function pathNamed(name: string): CauseNode[] {
  const [group = "", leaf] = name.split(" > ");
  return leaf ? special(group, leaf) : ({ criminal: CRIMINAL, judicial: JUDICIAL }[name] ?? CIVIL);
}
const calendar = createCalendar(JSON.parse(readFileSync("data/sources/holidays.json", "utf8")).years);
const table = readRemedyTable();

const ask = (code: string, known: Partial<KnownDocument> = {}) =>
  findRemedies(table, {
    caseNumber: code === "-" ? "-" : `（2024）内01${code}7号`,
    documentType: null,
    path: CIVIL,
    holding: "",
    supreme: false,
    ...known,
  });
const ids = (found: { remedies: RemedyRow[] }) => found.remedies.map(({ id }) => id);
const CAUSES = [
  CIVIL,
  CRIMINAL,
  ADMINISTRATIVE,
  ENFORCEMENT,
  JUDICIAL,
  special("破产程序案件", "申请破产清算"),
];

describe("every kind of case that the notice on case numbers knows", () => {
  test.each(table.types)(
    "$code has an answer for every type of document, with a law behind it",
    ({ code }) => {
      for (const documentType of [...DOCUMENT_TYPES, null]) {
        for (const cause of CAUSES) {
          for (const supreme of [true, false]) {
            const found = ask(code, { documentType, path: cause, supreme });
            expect(found.code).toBe(code);
            expect(found.remedies.length).toBeGreaterThan(0);
            for (const { basis } of found.remedies) expect(basis.length).toBeGreaterThan(0);
          }
        }
      }
    },
  );

  test.each(table.types)("$code promises no day where several ways exclude each other", ({ code }) => {
    for (const documentType of DOCUMENT_TYPES) {
      const found = ask(code, { documentType });
      if (!isCertain(found)) expect(found.dated).toBe(false);
      // Remedies that are dated together each name their holder: the accused's and the victim's.
      if (found.dated && found.remedies.length > 1) expect(ids(found)).toContain("victim-protest");
    }
  });

  test("ends with a second instance: no number with 终 can be appealed", () => {
    for (const { code } of table.types.filter((type) => type.code.endsWith("终"))) {
      for (const documentType of [...DOCUMENT_TYPES, null]) {
        expect(ask(code, { documentType }).remedies.some(({ route }) => route === "appeal")).toBe(false);
      }
    }
  });

  test("keeps appeals from the supreme court's documents", () => {
    for (const code of ["民初", "行初", "民终", "民再", "行再", "委赔"]) {
      expect(
        ask(code, { supreme: true, documentType: "判决" }).remedies.some(({ route }) => route === "appeal"),
      ).toBe(false);
    }
  });

  test("uses every rule's remedies and every remedy", () => {
    const used = new Set(table.rules.flatMap(({ remedies }) => remedies));
    for (const { after } of table.remedies) used.add(after);
    expect(table.remedies.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe("findRemedies", () => {
  each<[string, string, KnownDocument["documentType"], string, string, string]>(
    "of %s",
    (_what, code, documentType, holding, cause, wanted) => {
      const found = ask(code, { documentType, holding, path: pathNamed(cause) });
      const said = found.remedies.map(({ id, period, court }) =>
        [id, period && `${period.length}${period.unit}`, court].filter(Boolean).join(" "),
      );
      expect(said).toEqual([wanted]);
      expect(isCertain(found)).toBe(true);
    },
  );

  each<[string, string[]]>(
    "names the ways of %s and no day while the ruling is not known",
    (code, wanted) => {
      const found = ask(code, { documentType: "裁定" });
      expect(ids(found)).toEqual(wanted);
      expect(isCertain(found)).toBe(false);
    },
  );

  test("answers a number that it cannot read with what the document says, and none at all by the cause", () => {
    expect(ids(ask("预检"))).toEqual(["as-printed"]);
    expect(isCertain(ask("预检"))).toBe(false);
    expect(ids(ask("-"))).toEqual(["civil-judgment", "civil-ruling"]);
    expect(ids(ask("-", { path: CRIMINAL }))).toEqual(["criminal-judgment", "criminal-ruling"]);
    expect(ids(ask("-", { path: BY_LITIGATION }))).toEqual([
      "administrative-judgment",
      "administrative-ruling",
    ]);
    expect(ids(ask("-", { path: ENFORCEMENT }))).toEqual(["enforcement-act", "enforcement-asset"]);
  });
});

describe("documentTypeIn", () => {
  each<[string, string | null]>("reads %s", (type, ending) => {
    expect(documentTypeIn(type)).toBe(ending);
  });
});

describe("procedureOfCause", () => {
  test.each([
    [CIVIL, "civil"],
    [ADMINISTRATIVE, "administrative"],
    [CRIMINAL, "criminal"],
    [BY_LITIGATION, "administrative"],
    [JUDICIAL, "compensation"],
  ] as const)("reads the law from the cause", (cause, procedure) => {
    expect(procedureOfCause(cause)).toBe(procedure);
  });
});

describe("remedyLastDay", () => {
  const remedy = (id: string) => table.remedies.find((one) => one.id === id)!;
  const served = (day: string) => ({ served: day, made: undefined });

  test("counts months and days, rolled over rest days", () => {
    expect(remedyLastDay(remedy("civil-final"), served("2026-03-31"), calendar)).toEqual({
      lastDay: "2026-09-30",
      countedDay: "2026-09-30",
      holidaysKnown: true,
    });
    expect(remedyLastDay(remedy("civil-final"), served("2026-04-02"), calendar)?.lastDay).toBe("2026-10-08");
    expect(remedyLastDay(remedy("objection-act"), served("2026-11-02"), calendar)?.lastDay).toBe(
      "2026-11-12",
    );
  });

  test("rolls over a statutory day of a year without a notice, and says that the notice is unknown", () => {
    expect(remedyLastDay(remedy("objection-act"), served("2026-12-22"), calendar)).toEqual({
      lastDay: "2027-01-04",
      countedDay: "2027-01-01",
      holidaysKnown: false,
    });
  });

  test("counts what remains from the day after an unused period", () => {
    const before = remedyLastDay(remedy("civil-judgment"), served("2026-11-02"), calendar)!;
    expect(lapsedLastDay(remedy("civil-lapsed"), before, calendar)?.lastDay).toBe("2027-05-18");
    expect(lapsedLastDay(remedy("criminal-lapsed"), before, calendar)).toBeNull();
  });
});

describe("an injunction for a personality right", () => {
  test("has its remedy from its own last words, unlike a protection order under the same code", () => {
    const of = (holding: string) => ids(ask("民保令", { documentType: "裁定", holding }));
    expect(of("禁止被申请人公开申请人的人格权信息")).toEqual(["as-printed"]);
    expect(of("禁止被申请人骚扰申请人")).toEqual(["protection-order"]);
  });
});
