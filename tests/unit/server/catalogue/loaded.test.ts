import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadSpellings, loadWordings } from "#server/catalogue/everyday-words.ts";
import { OFFERED_TERMS, readOfferedTerms } from "#server/catalogue/offered-terms.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";

test("catalogues are opened once per process", () => {
  expect(loadCauses()).toBe(loadCauses());
  expect(loadWordings()).toBe(loadWordings());
  expect(loadSpellings()).toBe(loadSpellings());
  expect(loadCauses().byLabel("保险纠纷")?.value).toBe("20909");
  expect(loadSpellings().XINGSHIANYOU).toEqual(["1"]);
});

test("the stamp of ordinals is sixteen figures, the same in each call", () => {
  expect(ordinalsStamp()).toMatch(/^[0-9a-f]{16}$/);
  expect(ordinalsStamp()).toBe(ordinalsStamp());
});

test("offered terms are the second column of every line below the heading", () => {
  const terms = readOfferedTerms();
  const lines = readFileSync(OFFERED_TERMS, "utf8").split("\n");
  expect(terms.length).toBe(lines.filter((line) => /^[^#]/.test(line)).length - 1);
  expect(terms.every((term) => /^\p{Script=Han}/u.test(term))).toBe(true);
});
