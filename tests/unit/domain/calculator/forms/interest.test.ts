import { describe, expect, test } from "vitest";
import type { CalculatorTables, Typed } from "#domain/calculator/answer.ts";
import { answerForm } from "#domain/calculator/form.ts";
import interestForm from "#domain/calculator/forms/interest.ts";
import latePerformance from "#domain/calculator/forms/late-performance.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

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
describe("answerInterest", () => {
  each<[string, Record<string, string>, number, number, string[]]>(
    "takes %s",
    (_, typed, rate, interest, notes) => {
      expect(ask(typed)).toEqual({
        kind: "answer",
        lines: [
          { name: "interest", value: { kind: "yuan", min: interest, max: interest } },
          { name: "days", value: { kind: "days", count: 10 } },
        ],
        parts: [{ from: "2021-03-01", to: "2021-03-10", days: 10, rate: expect.closeTo(rate, 9), interest }],
        notes,
      });
    },
  );

  each<[string, Record<string, string>, string, string]>("refuses %s", (_, typed, field, code) => {
    expect(ask(typed)).toEqual({ kind: "fault", field, code });
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
