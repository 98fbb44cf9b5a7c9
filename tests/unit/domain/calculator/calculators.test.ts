import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalculatorWords, calculatorWords } from "#components/calculator/calculator-words.ts";
import { CALCULATORS, type CalculatorName } from "#contract/content/schemas/toolbox.ts";
import { CALCULATOR_FORMS, CALCULATOR_PAGES } from "#domain/calculator/all/calculators.ts";
import type { Typed } from "#domain/calculator/answer.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { answerForm, type CalculatorField, type Fields } from "#domain/calculator/form.ts";
import cn from "#i18n/cn/calculators.json" with { type: "json" };

const json = (name: string) => JSON.parse(readFileSync(`data/sources/${name}.json`, "utf8"));
const tables = { lpr: json("lpr"), calendar: createCalendar(json("holidays").years) };
const ask = (name: CalculatorName, typed: Typed) => answerForm(CALCULATOR_FORMS[name]!, typed, tables);

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
  // 8 years 7.5 months: 9 × 9,000; 21 years at a capped wage: 12 × 36,000 × 2
  severance: [
    { kind: "yuan", min: 81_000, max: 81_000 },
    { kind: "yuan", min: 864_000, max: 864_000 },
  ],
  // 50 an hour: 3,000 + 1,600 + 1,200 - 1,000; 10 days × 146/365 = 4, less 1: 3 × 500 × 2
  overtime: [
    { kind: "yuan", min: 4_800, max: 4_800 },
    { kind: "yuan", min: 3_000, max: 3_000 },
  ],
  // Three years from the interruption; six months after an obstacle in the last six months; 2026-12-31 is a Thursday.
  limitation: [
    { kind: "day", day: "2028-03-01" },
    { kind: "day", day: "2025-12-30" },
    { kind: "day", day: "2026-12-31" },
  ],
  // 425 days at 3 % of 100,000: 3,493.15, so 46,506.85 to principal; 121 days at 3 % of 53,493.15: 532.00;
  // doubled 60 days of 100,000: 1,050.00 and 121 days of 53,493.15: 1,132.72
  instalments: [{ kind: "yuan", min: 56_207.87, max: 56_207.87 }],
  // 9 × 8,000 + 60,000 + 40,000; 23 × 5,400, as 4,000 is below 60 % of 9,000; 20 × 50,000 + 6 × 9,000
  "work-injury": [
    { kind: "yuan", min: 172_000, max: 172_000 },
    { kind: "yuan", min: 124_200, max: 124_200 },
    { kind: "yuan", min: 1_054_000, max: 1_054_000 },
  ],
  // 70 % of 208,000 + 8 × 35,000 × 20 % / 2 + 30,000 + 18,000; 14 × 52,000 + 6 × 9,000
  "injury-compensation": [
    { kind: "yuan", min: 198_800, max: 198_800 },
    { kind: "yuan", min: 782_000, max: 782_000 },
  ],
  "child-maintenance": [
    { kind: "yuan", min: 2_400, max: 3_600 },
    { kind: "yuan", min: 4_000, max: 10_000 },
  ],
  // 30,000 + 20,000, a fifth of the contract; 39,000 of liquidated damages against a deposit of 10,000
  deposit: [
    { kind: "yuan", min: 50_000, max: 50_000 },
    { kind: "yuan", min: 39_000, max: 39_000 },
  ],
};

test.each([
  ["deposit", { contract: "10000" }, "deposit"],
  ["overtime", { wage: "8700" }, "weekday"],
  ["injury-compensation", { outcome: "recovered" }, "medical"],
] as const)("%s answers no 0 where nothing to count was typed", (name, typed, field) => {
  expect(ask(name, typed)).toMatchObject({ kind: "fault", code: "all_missing", field });
  expect(ask(name, { ...typed, [field]: "100" })).toMatchObject({ kind: "answer" });
});

describe("CALCULATOR_FORMS", () => {
  test.each(CALCULATORS)("%s gives the worked examples of its page", (name) => {
    const answers = CALCULATOR_PAGES[name]!.examples.map((typed) => ask(name, typed));
    expect(answers.map((answer) => answer.kind === "answer" && answer.lines[0]?.value)).toEqual(
      EXPECTED[name],
    );
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
    const one = (key: string, field: CalculatorField): [string, fc.Arbitrary<string>] => [
      key,
      field.control === "choice" ? fc.constantFrom(...(field.options ?? [])) : text,
    ];
    const inputs = (fields: Fields) =>
      Object.entries(fields).flatMap(([name, field]) =>
        field.control === "rows"
          ? [0, 1, 2].flatMap((at) =>
              Object.entries(field.columns).map(([column, each]) => one(`${name}-${at}-${column}`, each)),
            )
          : [one(name, field)],
      );
    const filled = fc.constantFrom(...CALCULATORS).chain((name) =>
      fc.record({
        name: fc.constant(name),
        values: fc.record(Object.fromEntries(inputs(CALCULATOR_FORMS[name]!.fields)), { requiredKeys: [] }),
      }),
    );
    fc.assert(
      fc.property(filled, ({ name, values }) => {
        const outcome = ask(name, values);
        if (outcome.kind === "answer") {
          expect(JSON.stringify(outcome)).not.toMatch(/null|NaN/);
          const { lines, notes }: CalculatorWords = cn[name];
          expect(Object.keys(notes)).toEqual(expect.arrayContaining(outcome.notes));
          expect(Object.keys(lines)).toEqual(expect.arrayContaining(outcome.lines.map((line) => line.name)));
        }
      }),
    );
  });

  test.each(CALCULATORS)(
    "%s has words for each field, choice, line and citation, and none beside",
    (name) => {
      const { fields } = CALCULATOR_FORMS[name]!;
      const { basis } = CALCULATOR_PAGES[name]!;
      const columns = Object.entries(fields).flatMap(([key, field]): [string, CalculatorField | null][] =>
        field.control === "rows" ? [[key, null], ...Object.entries(field.columns)] : [[key, field]],
      );
      const keys = new Set(columns.map(([key]) => key));
      for (const lang of ["cn", "en"] as const) {
        const words = calculatorWords(name, lang);
        expect(new Set(Object.keys(words.fields))).toEqual(keys);
        const choices = columns.filter(([, field]) => field?.control === "choice");
        for (const [key, field] of choices)
          expect(new Set(Object.keys(words.options?.[key] ?? {}))).toEqual(new Set(field?.options));
        for (const key of Object.keys({ ...words.hints, ...words.proofs })) expect(keys).toContain(key);
        for (const key of Object.keys(basis)) expect(basis[key]).toMatch(/^[^:]+:\d/);
      }
    },
  );
});
