import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCivilSet } from "../../../bench/similar/read-queries.ts";

const SET = join(import.meta.dirname, "../../../bench/similar/civil-disputes.jsonl");

describe("the civil disputes", () => {
  const { queries, given } = readCivilSet(SET);

  test("are forty of ten causes, told in 150 to 400 characters, with ten candidates each", () => {
    const perCause = Map.groupBy(queries, ({ causes }) => causes.join());
    expect([...perCause.values()].map(({ length }) => length)).toEqual(Array(10).fill(4));
    for (const { text, candidates } of queries) {
      expect(text.length).toBeGreaterThanOrEqual(150);
      expect(text.length).toBeLessThanOrEqual(400);
      expect(candidates).toHaveLength(10);
    }
  });

  test("have the mean of the grades given, so that 3 is alike to all", () => {
    expect(given).toHaveLength(400);
    const grades = queries.flatMap(({ candidates, grades }) => candidates.map((id) => grades[id]));
    for (const [at, own] of given.entries()) {
      for (const grade of own) expect([0, 1, 2, 3]).toContain(grade);
      expect(grades[at]! * own.length).toBe(own.reduce((sum, grade) => sum + grade, 0));
    }
  });
});
