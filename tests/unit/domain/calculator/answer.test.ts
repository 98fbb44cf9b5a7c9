import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { optionsOf, SHEETS } from "#components/calculator/sheets.ts";
import { CALCULATORS } from "#contract/content/schemas/toolbox.ts";
import type { Typed } from "#domain/calculator/answer/answer.ts";
import { ANSWERS } from "#domain/calculator/answer/index.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { calculator as cn } from "#i18n/cn/calculator.ts";

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
  // 139 days at 3.1% and 226 at 3.0% of 1,000,000; 1,583 days at 1.5 × 3.7% and 2,007 at 4 × 3.85% of 100,000
  interest: [
    { kind: "yuan", min: 30_380.82, max: 30_380.82 },
    { kind: "yuan", min: 24_070.27, max: 24_070.27 },
    { kind: "yuan", min: 84_678.9, max: 84_678.9 },
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
    ["preservation-fee", { amount: "-5万" }, "amount", "amount_negative"],
    ["enforcement-fee", { amount: "9e99" }, "amount", "amount_unreadable"],
    ["enforcement-fee", { amount: "99999999999999" }, "amount", "amount_too_large"],
    ["interest", { principal: "100", from: "", to: "2026-01-01" }, "from", "date_missing"],
    ["interest", { principal: "100", from: "2026-02-30", to: "2026-03-01" }, "from", "date_unreadable"],
    ["interest", { principal: "100", from: "2026-02-01", to: "2026-01-01" }, "to", "reversed"],
    ["interest", { principal: "100", from: "2018-01-01", to: "2026-01-01" }, "from", "before_lpr"],
    [
      "interest",
      { principal: "100", from: "2022-01-01", to: "2026-01-01", multiple: "4" },
      "fixedOn",
      "date_missing",
    ],
    [
      "interest",
      { principal: "100", from: "2022-01-01", to: "2026-01-01", multiple: "4", fixedOn: "2020-08-19" },
      "fixedOn",
      "before_lending_rule",
    ],
    [
      "interest",
      { principal: "100", from: "2020-08-01", to: "2026-01-01", multiple: "4", fixedOn: "2021-08-19" },
      "from",
      "before_lending_rule",
    ],
    [
      "interest",
      { principal: "100", from: "2022-01-01", to: "2026-01-01", multiple: "1.3", fixedOn: "2019-08-19" },
      "fixedOn",
      "before_lpr",
    ],
    ["court-fee", { kind: "property", amount: "20万-30万" }, "amount", "amount_range"],
    [
      "late-performance",
      { principal: "三亿五千", from: "2022-01-01", to: "2026-01-01" },
      "principal",
      "amount_ambiguous",
    ],
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

  test("a multiple that the law fixes on a day keeps to the one-year rate, whatever term is chosen", () => {
    const loan = {
      principal: "100000",
      from: "2021-01-01",
      to: "2026-06-30",
      multiple: "4",
      fixedOn: "2021-01-01",
    };
    expect(ask("interest", { ...loan, term: "fiveYear" })).toEqual(ask("interest", loan));
  });

  test("only court fees name the provinces: enforcement without a sum leaves its range to the court", () => {
    expect(ask("enforcement-fee", { none: "on" })).toMatchObject({ notes: ["not_prepaid"] });
    expect(ask("court-fee", { kind: "other_civil" })).toMatchObject({ notes: ["range"] });
  });

  test("a fee without an amount needs none", () => {
    expect(ask("court-fee", { kind: "labour", amount: "nonsense" })).toMatchObject({
      lines: [{ value: { min: 10, max: 10 } }],
    });
  });

  test("never throws, answers with a number that is none or remarks what its page cannot word, whatever is typed", () => {
    const text = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc
        .date({ noInvalidDate: true, min: new Date("1900-01-01"), max: new Date("2100-01-01") })
        .map((day) => day.toISOString().slice(0, 10)),
    );
    const filled = fc.constantFrom(...CALCULATORS).chain((name) =>
      fc.record({
        name: fc.constant(name),
        values: fc.record(
          Object.fromEntries(
            SHEETS[name].fields.map((field) => [
              field.name,
              field.control === "choice" ? fc.constantFrom(...Object.keys(optionsOf(field.name, cn))) : text,
            ]),
          ),
          { requiredKeys: [] },
        ),
      }),
    );
    fc.assert(
      fc.property(filled, ({ name, values }) => {
        const outcome = ask(name, values);
        if (outcome.kind === "answer") {
          expect(JSON.stringify(outcome)).not.toMatch(/null|NaN/);
          expect(Object.keys(cn.notes[name])).toEqual(expect.arrayContaining(outcome.notes));
        }
      }),
    );
  });
});
