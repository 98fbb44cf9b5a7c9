import { expect } from "vitest";
import { partRunOnArticles } from "#domain/statute/parse/statute-units.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string[], string[]]>("%j is parted into %j", (lines, parts) => {
  // The text after the blanks does not begin with any of them.
  expect(partRunOnArticles(lines)).toEqual(parts);
});
