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
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const json = (name: string) => JSON.parse(readFileSync(`data/sources/${name}.json`, "utf8"));
const tables = { lpr: json("lpr"), calendar: createCalendar(json("holidays").years) };
const ask = (name: CalculatorName, typed: Typed) => answerForm(CALCULATOR_FORMS[name]!, typed, tables);

test.each([
  ["deposit", { contract: "10000" }, "deposit"],
  ["overtime", { wage: "8700" }, "weekday"],
  ["injury-compensation", { outcome: "recovered" }, "medical"],
] as const)("%s answers no 0 where nothing to count was typed", (name, typed, field) => {
  expect(ask(name, typed)).toMatchObject({ kind: "fault", code: "all_missing", field });
  expect(ask(name, { ...typed, [field]: "100" })).toMatchObject({ kind: "answer" });
});

describe("CALCULATOR_FORMS", () => {
  each<[CalculatorName, object[]]>("%s gives the worked examples of its page", (name, expected) => {
    const answers = CALCULATOR_PAGES[name]!.examples.map((typed) => ask(name, typed));
    expect(answers.map((answer) => answer.kind === "answer" && answer.lines[0]?.value)).toEqual(expected);
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
