import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** 200 texts in each form, and some that exist only without line breaks. */
const MIN_LABELLED = 240;

test("every line of labels has its twelve cells and holds no text", () => {
  const lines = readFileSync(
    new URL("../../../../../research/measure/rates/labels.tsv", import.meta.url),
    "utf8",
  )
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const PLACES = /^(?:[0-9]+\+[0-9]+(?:,[0-9]+\+[0-9]+)*)?$/;
  const COUNSEL = /^(?:\?|(?:[0-9]+\+[0-9]+(?:@[0-9]+\+[0-9]+)?,?)*)$/;
  expect(lines.length).toBeGreaterThanOrEqual(MIN_LABELLED);
  expect(new Set(lines.map((line) => line.split("\t")[0])).size).toBe(lines.length);
  for (const line of lines) {
    const [key, court, number, type, day, panel, clerk, accused, others, counsel, offences, stage, ...more] =
      line.split("\t");
    expect(more).toEqual([]);
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    for (const places of [court, number, type, panel, clerk, accused, offences])
      expect(places).toMatch(PLACES);
    expect(others === "?" ? "" : others).toMatch(PLACES);
    expect(counsel).toMatch(COUNSEL);
    expect(day).toMatch(/^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})?$/);
    expect(stage).toMatch(/^(?:first|second|retrial|enforcement|other)$/);
  }
});
