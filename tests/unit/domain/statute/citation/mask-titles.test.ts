import { expect } from "vitest";
import { maskTitles } from "#domain/statute/citation/mask-titles.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, string]>("the titles of %s masked are %s", (text, masked) => {
  expect(maskTitles(text)).toBe(masked);
});
