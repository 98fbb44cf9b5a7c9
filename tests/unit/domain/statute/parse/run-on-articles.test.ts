import { expect } from "vitest";
import { partRunOnArticles } from "#domain/statute/parse/run-on-articles.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string[], string[]]>("%j is parted into %j", (lines, parts) => {
  // What follows the blanks keeps none of them at its head.
  expect(partRunOnArticles(lines)).toEqual(parts);
});
