import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { CALCULATOR_FORMS } from "#domain/calculator/all/calculators.ts";
import type { AnswerValue, Typed } from "#domain/calculator/answer.ts";
import { createCalendar } from "#domain/calculator/calendar.ts";
import { answerForm } from "#domain/calculator/form.ts";

type Expected = number | string | [number, number] | null;
interface Case {
  inputs: Typed;
  expected?: Record<string, Expected>;
  notes?: string[];
  fault?: [string, string];
  why: string;
}

const json = (name: string) => JSON.parse(readFileSync(`data/sources/${name}.json`, "utf8"));
const tables = { lpr: json("lpr"), calendar: createCalendar(json("holidays").years) };
const figure = (value?: AnswerValue): Expected => {
  if (value === undefined) return null;
  if (value.kind === "yuan") return value.min === value.max ? value.min : [value.min, value.max];
  return value.kind === "day" ? value.day : value.count;
};
/** Each row of a file as name of its calculator, position and case. */
const rows = globSync("tests/fixtures/calculators/*.jsonl").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at): [string, string, Case][] =>
      line.trim() === "" ? [] : [[basename(file).split(".")[0] ?? "", `${file}:${at + 1}`, JSON.parse(line)]],
    ),
);

describe("cases worked out by hand", () => {
  test("are there for every calculator of labour, torts, family, contracts and limitation", () => {
    expect(rows.length).toBeGreaterThanOrEqual(15);
    for (const [name] of rows) expect(Object.keys(CALCULATOR_FORMS)).toContain(name);
  });

  test.each(rows)("%s, %s", (name, _, { inputs, expected = {}, notes = [], fault }) => {
    const { fields, ...rest } = CALCULATOR_FORMS[name]!;
    const known = Object.entries(fields).flatMap(([key, field]) =>
      field.control === "rows" ? Object.keys(field.columns).map((column) => `${key}-#-${column}`) : [key],
    );
    expect(known).toEqual(
      expect.arrayContaining(Object.keys(inputs).map((key) => key.replace(/-\d+-/, "-#-"))),
    );
    const outcome = answerForm({ fields, ...rest }, inputs, tables);
    if (outcome.kind === "fault") return expect([outcome.field, outcome.code]).toEqual(fault);
    const figures = new Map(outcome.lines.map((line) => [line.name, figure(line.value)]));
    const found = Object.fromEntries(Object.keys(expected).map((line) => [line, figures.get(line) ?? null]));
    expect(fault).toBeUndefined();
    expect(found).toEqual(expected);
    expect(outcome.notes).toEqual(expect.arrayContaining(notes));
  });
});
