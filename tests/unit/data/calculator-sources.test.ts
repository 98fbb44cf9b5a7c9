import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import holidays from "../../../data/sources/holidays.json" with { type: "json" };
import lpr from "../../../data/sources/lpr.json" with { type: "json" };

const LPR = "../shared/reference/lpr.csv";

describe("the tables of the calculators", () => {
  test("say when they were compared with their sources, and with which", () => {
    for (const table of [holidays, lpr]) {
      expect(table.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(JSON.stringify(table.compared)).toMatch(/\d{4}-\d{2}-\d{2}/);
    }
  });

  test.skipIf(!existsSync(LPR))(
    `hold every change of the LPR and nothing else (skipped where ${LPR} is absent)`,
    () => {
      const rows = readFileSync(LPR, "utf8").trim().split(/\r?\n/).slice(1);
      const announced = rows
        .map((row) => row.split(","))
        .map(([from, one, five]) => ({
          from,
          oneYear: Number(one),
          fiveYear: Number(five),
        }));
      // Rates are announced on the 20th or the working day after it: the list's rows of 2020-01-01 and
      // 2023-01-01 are errors.
      const genuine = announced.filter(({ from = "" }) => Number(from.slice(8)) >= 20);
      const changes = genuine.filter((row, index) => {
        const before = genuine[index - 1];
        return !before || before.oneYear !== row.oneYear || before.fiveYear !== row.fiveYear;
      });
      expect(lpr.entries).toEqual(changes);
      expect(lpr.asOf).toBe(announced.at(-1)?.from);
    },
  );
});
