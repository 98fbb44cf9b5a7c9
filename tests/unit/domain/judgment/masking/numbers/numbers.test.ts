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
  const digits = (length: number) => "1234567890".repeat(3).slice(0, length);

  test.each<[string, MaskedKind | null]>([
    ["150102198503041234", "identity"],
    ["150102850304123", "identity"],
    ["身份证150102850304123", "identity"],
    ["合同150102850304123", null],
    ["账号150102850304123", "bank"],
    ["13800001234", "telephone"],
    ["账号13800001234", "bank"],
    ["微信号13800001234", "contact"],
    ["驾驶证13800001234", "identity"],
    ["合同13800001234", "telephone"],
    ["13800001234元", null],
    ["护照1234567", "identity"],
    ["护照123456", "identity"],
    ["护照123", null],
    ["0471-6543210", "telephone"],
    ["编号0471-6543210", null],
    ["6222020200112233445", "bank"],
    ["编号6222020200112233445", null],
    ["电话65432101", "telephone"],
    [`电话${digits(12)}`, "telephone"],
    [`电话${digits(13)}`, null],
    ["电话20140509", null],
    [`账号${digits(9)}`, "bank"],
    [`账号${digits(8)}`, "bank"],
    [`账号${digits(25)}`, "bank"],
    [`账号${digits(26)}`, "identity"],
    ["电话、账号123456789", "bank"],
    ["电话，65432101", null],
    [`电话${"甲".repeat(58)}65432101`, "telephone"],
    [`电话${"甲".repeat(59)}65432101`, null],
  ])("takes the number of %s for %s", (text, kind) => {
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
