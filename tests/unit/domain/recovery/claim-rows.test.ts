import { describe, expect, test } from "vitest";
import { readClaimRows, readYuan } from "#domain/recovery/claim-rows.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("readYuan", () => {
  test("tells an empty cell from one that is no amount", () => {
    expect(readYuan("12万")).toBe(120_000);
    expect(readYuan("")).toBeNull();
    expect(readYuan("约莫")).toBeUndefined();
  });
});

describe("readClaimRows", () => {
  test("reads cause, court and amount of each row, without blanks around them, counted from 1", () => {
    expect(readClaimRows([[" 甲纠纷 ", " 乙法院", "12万 ", "其他"], ["丙纠纷"]])).toEqual([
      { row: 1, reason: "甲纠纷", court: "乙法院", amount: "12万", range: 1 },
      { row: 2, reason: "丙纠纷", court: "", amount: "", range: 8 },
    ]);
    expect(readClaimRows([])).toEqual([]);
  });

  each<[string[], number]>("takes %j for a heading or not: %d rows are left", (first, left) => {
    const rows = readClaimRows([first, ["乙纠纷", "", ""]]);
    expect(rows).toHaveLength(left);
    expect(rows.map(({ row }) => row)).toEqual(left === 1 ? [1] : [1, 2]);
  });

  test("takes for a heading the first row alone", () => {
    expect(readClaimRows([["乙纠纷"], ["案由"]]).map(({ reason }) => reason)).toEqual(["乙纠纷", "案由"]);
  });

  test("says first that the cause is missing, then that the amount is none", () => {
    expect(
      readClaimRows([
        ["", "", "许多"],
        ["甲纠纷", "", "许多"],
        ["", "", "1"],
      ]).map(({ range }) => range),
    ).toEqual([{ fault: "no_reason" }, { fault: "amount" }, { fault: "no_reason" }]);
  });
});
