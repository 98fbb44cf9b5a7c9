import { describe, expect, test } from "vitest";
import { readLimitations } from "#server/basis/read-limitations.ts";
import { termsOfCause } from "#server/catalogue/cause-terms.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const causes = loadCauses();
const termsOf = (label: string) => termsOfCause(causes.byLabel(label)?.value ?? "", "cn");

describe("termsOfCause", () => {
  each<[string, string, string, string]>("%s: %s by %s, fee %s", (label, period, basis, fee) => {
    const terms = termsOf(label);
    expect(terms.limitation?.words).toContain(period);
    expect(terms).toMatchObject({ limitation: { basis }, fee });
  });

  test("a status and proceedings without an opponent have no period, a crime and compensation no fee", () => {
    expect(termsOf("离婚纠纷")).toEqual({ fee: "divorce" });
    expect(termsOf("申请宣告自然人失踪")).toEqual({});
    expect(termsOf("盗窃罪")).toEqual({});
    expect(termsOf("刑事赔偿").fee).toBeUndefined();
    expect(termsOfCause("no such code", "cn")).toEqual({});
  });

  test("what is said in one language is said in the other", () => {
    for (const { value } of causes.ordered) {
      const [cn, en] = [termsOfCause(value, "cn"), termsOfCause(value, "en")];
      expect(en.fee).toBe(cn.fee);
      expect(en.limitation === undefined).toBe(cn.limitation === undefined);
      if (en.limitation)
        expect(`${en.limitation.words}${en.limitation.basis}`).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test("every line of the table is for a cause of the catalogue and changes what the line above it says", () => {
    const lines = new Map(readLimitations().map((line) => [line.code, line.words?.cn ?? ""]));
    for (const [code, words] of lines) {
      const above = causes
        .path(code)
        .slice(0, -1)
        .findLast(({ value }) => lines.has(value));
      expect(causes.byId(code), code).toBeDefined();
      expect([code, words]).not.toEqual([code, above && lines.get(above.value)]);
    }
  });
});
