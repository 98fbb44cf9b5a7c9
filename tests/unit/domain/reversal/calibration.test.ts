import { describe, expect, test } from "vitest";
import { indexCauses } from "#domain/catalogue/causes/causes.ts";
import { indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { APPEAL_OUTCOMES } from "#domain/judgment/record.ts";
import type { AppealTable } from "#domain/reversal/appeal-table.ts";
import { calibrate } from "#domain/reversal/calibration.ts";
import { NEUTRAL_PRIOR } from "#domain/reversal/change-rate.ts";

const courts = indexCourts([
  { value: 1, label: "甲", level: 1, parent: "", map: "", area: "", children: [] },
  { value: 2, label: "乙", level: 1, parent: "", map: "", area: "", children: [] },
]);
const causes = indexCauses([{ value: "2", label: "民事", children: [{ value: "201", label: "甲" }] }]);

/** `per` appeals a year and court; court 0 changes every `every[0]`th, court 1 every `every[1]`th. */
const table = (years: number[], per: number, every: [number, number], complete = 1): AppealTable => {
  const rows = years.flatMap((year) =>
    [0, 1].flatMap((court) =>
      Array.from({ length: per }, (_, i) => ({ year, court, changed: i % every[court]! === 0 })),
    ),
  );
  return {
    court: Uint16Array.from(rows, ({ court }) => court),
    cause: new Uint16Array(rows.length).fill(1),
    outcome: Uint8Array.from(rows, ({ changed }) => APPEAL_OUTCOMES.indexOf(changed ? "changed" : "upheld")),
    grounds: new Uint8Array(rows.length),
    amount: new Uint8Array(rows.length),
    year: Uint16Array.from(rows, ({ year }) => year),
    complete: new Uint8Array(rows.length).fill(complete),
  };
};
const run = (appeals: AppealTable) => calibrate(appeals, () => NEUTRAL_PRIOR, { courts, causes });

describe("calibrate", () => {
  test("rates a year from the years before it alone", () => {
    const { years } = run(table([2020, 2021, 2022], 40, [2, 10]));
    expect(years.map(({ year, n }) => [year, n])).toEqual([
      [2021, 80],
      [2022, 80],
    ]);
  });

  test("beats the plain base rate where courts differ, and hardly differs from it where they do not", () => {
    const different = run(table([2020, 2021, 2022], 40, [2, 20]));
    expect(different.brier).toBeLessThan(different.brierPlain! - 0.02);
    const alike = run(table([2020, 2021, 2022], 40, [5, 5]));
    expect(Math.abs(alike.brier! - alike.brierPlain!)).toBeLessThan(0.002);
  });

  test("says on average what happened, in every bin", () => {
    for (const { meanRate, observed } of run(table([2020, 2021, 2022, 2023], 400, [2, 10])).bins) {
      expect(Math.abs(meanRate - observed)).toBeLessThan(0.05);
    }
  });

  test("has nothing to say about selected sources or a single year", () => {
    expect(run(table([2020, 2021], 40, [2, 2], 0))).toMatchObject({ n: 0, brier: null });
    expect(run(table([2020], 40, [2, 2]))).toMatchObject({ n: 0, years: [] });
  });
});
