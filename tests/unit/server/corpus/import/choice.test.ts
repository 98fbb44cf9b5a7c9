import { describe, expect, test } from "vitest";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { choiceOf } from "#server/corpus/import/choice.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";

const each = examplesOf(import.meta.url);

const row = readSourceColumns(
  {
    case_number: "（2016）粤01民终12号",
    court: "广东省广州市中级人民法院",
    region: "广东省",
    kind: "民事案件",
    causes: "民间借贷纠纷；保证合同纠纷",
    procedure: "民事二审",
    casedate: "2017-01-03",
  },
  "2026-01-01",
);

describe("choiceOf", () => {
  each<
    [
      { years?: string[]; provinces?: string[]; kinds?: string[]; causes?: string[]; procedures?: string[] },
      boolean,
    ]
  >("asks every list of %j for one of its words", (where, isTaken) => {
    expect(choiceOf({ where, documents: null }, null).row(row, "a", 1)).toBe(isTaken);
  });

  test("takes the year of the number where there is no date, and records without columns", () => {
    const { record } = choiceOf({ where: { years: ["2021"], causes: ["买卖合同"] }, documents: null }, null);
    expect(record(invented({ casedate: "" }), "a", 1)).toBe(true);
    expect(record(invented({ cause: "离婚纠纷" }), "a", 1)).toBe(false);
    const appeals = choiceOf({ where: { procedures: ["二审"] }, documents: null }, null);
    expect(appeals.record(invented({ casename: "例某与样某买卖合同纠纷二审民事判决书" }), "a", 1)).toBe(true);
    expect(appeals.record(invented({ casename: "例某与样某买卖合同纠纷一审民事判决书" }), "a", 1)).toBe(
      false,
    );
  });

  test("draws about the share that is asked for, the same rows each time", () => {
    const choice = choiceOf({ where: {}, documents: 100 }, 0.1);
    const draw = () => Array.from({ length: 10_000 }, (_, line) => choice.row(row, "a.zip › b.csv", line));
    const drawn = draw();
    expect(drawn).toEqual(draw());
    expect(drawn.filter(Boolean).length).toBeGreaterThan(850);
    expect(drawn.filter(Boolean).length).toBeLessThan(1_150);
  });
});
