import { expect } from "vitest";
import { numbersIn } from "#domain/search/match/normalise-text.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, string[]]>("the numbers of %s", (text, numbers) => {
  const found = numbersIn(text).map(([from, to]) => text.slice(from, to));
  expect(found).toEqual(numbers);
});
