import { expect, test } from "vitest";
import { maskTitles } from "#domain/statute/citation/mask-titles.ts";

test.each([
  ["依照《风筝法》判决", "依照《□□□》判决"],
  ["〈风筝〉和<风车>及＜风＞", "《□□》和《□□》及《□》"],
  ["《关于〈风筝法〉的解释》甲", "《□□□□□□□□□□》甲"],
  ["《风筝", "《□□"],
  ["风》筝", "风》筝"],
  ["《风>筝》", "《□□□》"],
  ["《𠀀》", "《□□》"],
])("the titles of %s masked are %s", (text, masked) => {
  expect(maskTitles(text)).toBe(masked);
});
