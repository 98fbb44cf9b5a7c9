import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHEETS } from "#components/calculator/sheets.ts";
import { CALCULATORS } from "#contract/desk/toolbox.ts";
import type { Typed } from "#domain/calculator/answer/answer.ts";
import { ANSWERS } from "#domain/calculator/answer/index.ts";
import { readAmount } from "#domain/calculator/answer/read-amount.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";

const json = (name: string) => JSON.parse(readFileSync(`data/sources/${name}.json`, "utf8"));
const tables = { lpr: json("lpr"), calendar: createCalendar(json("holidays").years) };
const ask = (name: keyof typeof ANSWERS, typed: Typed) => ANSWERS[name](typed, tables);

/** The first line of the answer to each worked example that the pages show, worked out by hand. */
const EXPECTED = {
  // 50 + 90,000 × 2.5%; (50 + 2,250 + 2,000 + 4,500 + 5,000) / 2; 500 + 1,000 + 100 × 0.5% of 20,000
  "court-fee": [
    { kind: "yuan", min: 2300, max: 2300 },
    { kind: "yuan", min: 6900, max: 6900 },
    { kind: "yuan", min: 700, max: 1100 },
  ],
  // 30 + 99,000 × 1%; above the ceiling
  "preservation-fee": [
    { kind: "yuan", min: 1020, max: 1020 },
    { kind: "yuan", min: 5000, max: 5000 },
  ],
  // 50 + 490,000 × 1.5%
  "enforcement-fee": [
    { kind: "yuan", min: 7400, max: 7400 },
    { kind: "yuan", min: 50, max: 500 },
  ],
  // 139 days at 3.1% and 226 at 3.0% of 1,000,000; 92 days at 4.5% of 100,000
  interest: [
    { kind: "yuan", min: 30_380.82, max: 30_380.82 },
    { kind: "yuan", min: 1134.25, max: 1134.25 },
  ],
  // 500,000 × 0.0175% × 100 days
  "late-performance": [{ kind: "yuan", min: 8750, max: 8750 }],
  "appeal-deadline": [
    { kind: "day", day: "2026-11-17" },
    { kind: "day", day: "2026-10-08" },
    { kind: "day", day: "2026-11-09" },
  ],
};

describe("ANSWERS", () => {
  test.each(CALCULATORS)("%s gives the worked examples of its page", (name) => {
    const answers = SHEETS[name].examples.map((typed) => ask(name, typed));
    expect(answers.map((answer) => answer.kind === "answer" && answer.lines[0]?.value)).toEqual(
      EXPECTED[name],
    );
  });

  test.each([
    ["court-fee", { kind: "property", amount: "" }, "amount", "amount_missing"],
    ["court-fee", { kind: "property", amount: "很多" }, "amount", "amount_unreadable"],
    ["preservation-fee", { amount: "-5" }, "amount", "amount_negative"],
    ["enforcement-fee", { amount: "9e99" }, "amount", "amount_unreadable"],
    ["enforcement-fee", { amount: "99999999999999" }, "amount", "amount_too_large"],
    ["interest", { principal: "100", from: "", to: "2026-01-01" }, "from", "date_missing"],
    ["interest", { principal: "100", from: "2026-02-30", to: "2026-03-01" }, "from", "date_unreadable"],
    ["interest", { principal: "100", from: "2026-02-01", to: "2026-01-01" }, "to", "reversed"],
    ["interest", { principal: "100", from: "2018-01-01", to: "2026-01-01" }, "from", "before_lpr"],
    [
      "late-performance",
      { principal: "100", from: "2014-07-31", to: "2015-01-01" },
      "from",
      "before_late_rule",
    ],
    ["appeal-deadline", { served: "2026-13-01" }, "served", "date_unreadable"],
  ] as const)("%s refuses %j and names the field", (name, typed, field, code) => {
    expect(ask(name, typed)).toEqual({ kind: "fault", field, code });
  });

  test("a fee without an amount needs none", () => {
    expect(ask("court-fee", { kind: "labour", amount: "nonsense" })).toMatchObject({
      lines: [{ value: { min: 10, max: 10 } }],
    });
  });

  test("never throws and never answers with a number that is none, whatever is typed", () => {
    const typed = fc.dictionary(
      fc.constantFrom("amount", "principal", "from", "to", "served", "none", "multiple"),
      fc.oneof(
        fc.string(),
        fc.integer().map(String),
        fc
          .date({ noInvalidDate: true, min: new Date("1900-01-01"), max: new Date("2100-01-01") })
          .map((day) => day.toISOString().slice(0, 10)),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...CALCULATORS), typed, (name, values) => {
        const outcome = ask(name, values);
        if (outcome.kind === "answer") expect(JSON.stringify(outcome)).not.toMatch(/null|NaN/);
      }),
    );
  });
});

describe("readAmount", () => {
  test.each([
    ["500000", 500_000],
    ["500,000.50", 500_000.5],
    ["５０万", 500_000],
    ["¥1.2亿", 120_000_000],
    ["人民币三十五万元整", 350_000],
    [" 1 000 000 元", 1_000_000],
    ["0", 0],
  ])("%s is %d yuan", (typed, yuan) => {
    expect(readAmount(typed)).toEqual({ kind: "amount", yuan });
  });

  test.each(["", "abc", "1.2.3", "1,00", "--5", "5 apples", "∞"])("%j is no amount", (typed) => {
    expect(readAmount(typed).kind).toBe("fault");
  });
});
