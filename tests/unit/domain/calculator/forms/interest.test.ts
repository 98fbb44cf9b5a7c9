import { describe, expect, test } from "vitest";
import type { CalculatorTables, Typed } from "#domain/calculator/answer.ts";
import { answerForm } from "#domain/calculator/form.ts";
import interestForm from "#domain/calculator/forms/interest.ts";
import latePerformance from "#domain/calculator/forms/late-performance.ts";

const answerInterest = (typed: Typed, tables: CalculatorTables) => answerForm(interestForm, typed, tables);
const answerLatePerformance = (typed: Typed) => answerForm(latePerformance, typed);

// A principal of 36,500 yuan yields one yuan per day for each per cent per year.
const lpr = {
  asOf: "2026-06-22",
  entries: [
    { from: "2019-08-20", oneYear: 4, fiveYear: 5 },
    { from: "2021-01-01", oneYear: 3, fiveYear: 6 },
  ],
};
const ask = (typed: Record<string, string>) =>
  answerInterest({ principal: "36500", from: "2021-03-01", to: "2021-03-10", ...typed }, { lpr });
const fault = (field: string, code: string) => ({ kind: "fault", field, code });
const answer = (rate: number, interest: number, notes: string[]) => ({
  kind: "answer",
  lines: [
    { name: "interest", value: { kind: "yuan", min: interest, max: interest } },
    { name: "days", value: { kind: "days", count: 10 } },
  ],
  parts: [{ from: "2021-03-01", to: "2021-03-10", days: 10, rate, interest }],
  notes,
});

describe("answerInterest", () => {
  test.each([
    ["the one-year rate where nothing is said", {}, answer(3, 30, [])],
    ["the one-year rate", { term: "oneYear", multiple: "1" }, answer(3, 30, [])],
    ["the five-year rate", { term: "fiveYear" }, answer(6, 60, [])],
    [
      "1.5 times the rate of the day of the breach",
      { multiple: "1.5", fixedOn: "2020-12-31" },
      answer(6, 60, ["fixed_by_breach"]),
    ],
    [
      "four times the rate of the day of the contract",
      { multiple: "4", fixedOn: "2020-12-31", term: "fiveYear" },
      answer(16, 160, ["fixed_by_contract"]),
    ],
    [
      "a rate that is fixed on the first day of the rates",
      { multiple: "1.5", fixedOn: "2019-08-20" },
      answer(6, 60, ["fixed_by_breach"]),
    ],
  ])("takes %s", (_, typed, expected) => {
    expect(ask(typed)).toEqual(expected);
  });

  test("takes 1.3 times the rate, too", () => {
    expect(ask({ multiple: "1.3", fixedOn: "2021-02-01" })).toMatchObject({
      lines: [{ value: { min: 39 } }, {}],
      notes: ["fixed_by_breach"],
    });
  });

  test.each([
    ["no principal", { principal: "" }, fault("principal", "amount_missing")],
    ["a principal of nothing", { principal: "0" }, fault("principal", "amount_missing")],
    ["no first day", { from: "" }, fault("from", "date_missing")],
    ["no last day", { to: "" }, fault("to", "date_missing")],
    ["a last day that is none", { to: "2021-02-29" }, fault("to", "date_unreadable")],
    ["a last day before the first", { to: "2021-02-28" }, fault("to", "reversed")],
    ["days before the rates", { from: "2019-08-19" }, fault("from", "before_lpr")],
    ["a multiple without its day", { multiple: "1.5" }, fault("fixedOn", "date_missing")],
    [
      "a multiple whose day is none",
      { multiple: "1.5", fixedOn: "2021-02-29" },
      fault("fixedOn", "date_unreadable"),
    ],
    [
      "a multiple whose day is before the rates",
      { multiple: "1.5", fixedOn: "2019-08-19" },
      fault("fixedOn", "before_lpr"),
    ],
    [
      "a loan from before the ceiling",
      { multiple: "4", fixedOn: "2020-08-19" },
      fault("fixedOn", "before_lending_rule"),
    ],
    [
      "interest on a loan for days before the ceiling",
      { multiple: "4", fixedOn: "2020-08-20", from: "2020-08-19" },
      fault("from", "before_lending_rule"),
    ],
  ])("refuses %s", (_, typed, expected) => {
    expect(ask(typed)).toEqual(expected);
  });

  test("takes the ceiling from its first day on", () => {
    expect(ask({ multiple: "4", fixedOn: "2020-08-20", from: "2020-08-20" })).toMatchObject({
      kind: "answer",
      parts: [{ from: "2020-08-20", rate: 16 }],
    });
  });

  test("without rates every day is before them", () => {
    expect(answerInterest({ principal: "1", from: "2021-03-01", to: "2021-03-01" }, {})).toEqual(
      fault("from", "before_lpr"),
    );
  });
});

describe("answerLatePerformance", () => {
  const late = (typed: Record<string, string>) =>
    answerLatePerformance({ principal: "500000", from: "2026-01-01", to: "2026-01-10", ...typed });

  test("says that ordinary interest comes on top", () => {
    // 500,000 × 0.0175% × 10 days
    expect(late({})).toMatchObject({
      kind: "answer",
      lines: [
        { name: "interest", value: { kind: "yuan", min: 875, max: 875 } },
        { name: "days", value: { kind: "days", count: 10 } },
      ],
      notes: ["ordinary_interest_on_top"],
    });
  });

  test.each([
    [{ from: "2014-07-31" }, fault("from", "before_late_rule")],
    [{ to: "2025-12-31" }, fault("to", "reversed")],
    [{ principal: "0" }, fault("principal", "amount_missing")],
  ])("refuses %j", (typed, expected) => {
    expect(late(typed)).toEqual(expected);
  });
});
