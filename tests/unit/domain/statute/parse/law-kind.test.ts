import { describe, expect, test } from "vitest";
import { lawKind } from "#domain/statute/parse/law-kind.ts";
import type { LawKind } from "#domain/statute/record.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const D = "2013年1月2日";

describe("lawKind", () => {
  each<[LawKind, string, string, string?]>("says %s of %s, %s", (kind, title, head, folder) => {
    expect(lawKind(title, head, folder)).toBe(kind);
  });

  test("takes an issuer's word before the folder's", () => {
    expect(lawKind("风筝办法", `${D} 最高人民法院公告公布`, "行政法规")).toBe("interpretation");
  });
});
