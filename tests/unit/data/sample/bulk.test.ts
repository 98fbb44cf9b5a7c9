import { describe, expect, test } from "vitest";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import { importContext } from "#server/corpus/import/parse-context.ts";
import { bulkJudgments } from "#tests/bench/collection/bulk.ts";

describe("bulkJudgments", () => {
  test.each([920, 4000])("gives texts of about %i characters that read as judgments", (characters) => {
    const texts = [...bulkJudgments({ count: 20, characters })].map(({ text }) => text);
    const mean = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    expect(Math.abs(mean / characters - 1)).toBeLessThan(0.08);
    const context = importContext("bulk", "2026-12-31");
    const parsed = texts.map((text) => parseText(text, context));
    expect(parsed.every((found) => found.length === 1 && found[0]?.kind === "record")).toBe(true);
    const ids = new Set(parsed.map(([found]) => (found?.kind === "record" ? found.record.id : "")));
    expect(ids.size).toBe(20);
  });

  test("gives the same texts for the same order", () => {
    const order = { count: 5, characters: 920, seed: "again" };
    expect([...bulkJudgments(order)]).toEqual([...bulkJudgments(order)]);
  });
});
