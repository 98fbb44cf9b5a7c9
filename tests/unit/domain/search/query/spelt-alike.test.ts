import { expect } from "vitest";
import { isSpeltAlike } from "#domain/search/query/spelt-alike.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, string, boolean]>("%s and %s: %s", (typed, name, expected) => {
  expect(isSpeltAlike(typed, name)).toBe(expected);
});
