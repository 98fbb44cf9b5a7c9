import { describe, expect, test } from "vitest";
import { certificateSpans, plateSpans } from "#domain/judgment/masking/numbers/certificates.ts";
import { identifierSpans } from "#domain/judgment/masking/numbers/identifiers.ts";
import { longNumberSpans } from "#domain/judgment/masking/numbers/long-numbers.ts";
import type { MaskCounts, MaskedKind } from "#domain/judgment/masking/printed/kinds.ts";
import { maskedBy } from "../masked-by.ts";

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
  test.each([
    ["骑手编号QS－5202－8817。", "骑手编号×××。"],
    ["（急诊编号〔急〕0093，员工编号：[N-009]）", "（急诊编号×××，员工编号：[×××]）"],
    ["病历编号：其一为“肆柒零贰壹捌”", "病历编号：其一为“×××”"],
    ["胸牌编号：豫例看-0027", "胸牌编号：×××"],
    ["工作证号：例医字第00612号", "工作证号：例医字第×××号"],
    ["编号为E 4 7 0 9 1 1 5 2的普通护照", "编号为×××的普通护照"],
    ["工号9014未作处理，住院号2018.3.5", "工号×××未作处理，住院号2018.3.5"],
    ["合同编号为A-12345，2018.3.5", "合同编号为A-12345，2018.3.5"],
  ])("%s becomes %s", (text, shown) => {
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
  test.each([
    ["邮箱li@example.com、wang＠example．com。", "邮箱×××、×××。", { contact: 2 }],
    ["QQ12345，微信号：“abc123”", "QQ×××，微信号：“×××”", { contact: 2 }],
    ["快手号为XRK—dance—07，2018年", "快手号为×××，2018年", { contact: 1 }],
    ["微信小号“abc_fu6”、bcd_17", "微信小号“×××”、×××", { contact: 2 }],
    ["微信（加V：abc例·gd55）", "微信（加V：×××）", { contact: 1 }],
    ["QQ1234", "QQ1234", {}],
    ["微信转账5000.00元、12,345元", "微信转账5000.00元、12,345元", {}],
    ["微信转账12345元", "微信转账12345元", {}],
  ])("of %s are %s", (text, shown, counts) => {
    expect(kinds(maskContacts, text)).toEqual([shown, counts]);
  });
});
