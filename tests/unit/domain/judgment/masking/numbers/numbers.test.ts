import { describe, expect, test } from "vitest";
import { certificateSpans, plateSpans } from "#domain/judgment/masking/numbers/certificates.ts";
import { identifierSpans } from "#domain/judgment/masking/numbers/identifiers.ts";
import { longNumberSpans } from "#domain/judgment/masking/numbers/long-numbers.ts";
import type { MaskCounts, MaskedKind } from "#domain/judgment/masking/printed/kinds.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { maskedBy } from "../masked-by.ts";

const each = examplesOf(import.meta.url);

const maskCertificates = maskedBy(certificateSpans);
const maskContacts = maskedBy(identifierSpans);
const maskNumbers = maskedBy((text) => [...longNumberSpans(text), ...identifierSpans(text)]);
const maskPlates = maskedBy(plateSpans);

const kinds = (mask: (text: string, counts: MaskCounts) => string, text: string) => {
  const counts: MaskCounts = {};
  return [mask(text, counts), counts];
};

describe("maskNumbers", () => {
  each<[string, MaskedKind | null]>("takes the number of %s for %s", (text, kind) => {
    const shown = kind ? text.replace(/[0-9-]+$/, "×××") : text;
    expect(kinds(maskNumbers, text)).toEqual([shown, kind ? { [kind]: 1 } : {}]);
  });

  test("lets the word before a list count for all its numbers, and keeps what stands between", () => {
    expect(kinds(maskNumbers, "电话65432101、65432102和65432103，合同65432104。")).toEqual([
      "电话×××、×××和×××，合同65432104。",
      { telephone: 3 },
    ]);
  });
});

describe("numbers of people's papers", () => {
  each<[string, string]>("%s becomes %s", (text, shown) => {
    expect(maskContacts(text)).toBe(shown);
  });
});

describe("maskPlates", () => {
  test.each([
    ["驾驶蒙A12345号车", "驾驶蒙A×××号车", { plate: 1 }],
    ["半挂车（蒙A716挂）", "半挂车（蒙A×××）", { plate: 1 }],
    ["驾驶陕GXXX12号车", "驾驶陕GXXX12号车", {}],
    ["驾驶蒙ABCDEF号车", "驾驶蒙ABCDEF号车", {}],
  ])("of %s are %s", (text, shown, counts) => {
    expect(kinds(maskPlates, text)).toEqual([shown, counts]);
  });
});

describe("maskCertificates", () => {
  test.each([
    ["房权证例字第123456号", "房权证例字第×××号", { certificate: 1 }],
    ["国用（2012）第0102号", "国用（2012）第×××号", { certificate: 1 }],
    ["房权证例字第ABCDEF号", "房权证例字第ABCDEF号", {}],
    ["合同第123456号", "合同第123456号", {}],
  ])("of %s are %s", (text, shown, counts) => {
    expect(kinds(maskCertificates, text)).toEqual([shown, counts]);
  });
});

describe("maskContacts", () => {
  each<[string, string, { contact?: number }]>("of %s are %s", (text, shown, counts) => {
    expect(kinds(maskContacts, text)).toEqual([shown, counts]);
  });
});
