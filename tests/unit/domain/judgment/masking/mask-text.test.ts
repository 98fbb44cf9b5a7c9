import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { personalSpans } from "#domain/judgment/masking/mask-text.ts";
import type { MaskCounts } from "#domain/judgment/masking/printed/kinds.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { runs } from "#tests/fixtures/laws.ts";
import { maskedBy } from "./masked-by.ts";

const each = examplesOf(import.meta.url);

const maskText = maskedBy((text) => personalSpans(text, { people: true, somebody: true }));
const masked = (text: string) => maskText(text, {});

describe("maskText", () => {
  each<[string, string]>("%s becomes %s", (text, shown) => {
    expect(masked(text)).toBe(shown);
  });

  each<[string]>("leaves %s", (text) => {
    expect(masked(text)).toBe(text);
  });

  test("counts what it masks by kind", () => {
    const counts: MaskCounts = {};
    maskText("例某，身份证号150102198503041234，电话13800001234、13900001234，驾驶蒙A12345。", counts);
    expect(counts).toEqual({ identity: 1, telephone: 2, plate: 1 });
  });

  const PIECES = [
    "身份证号",
    "电话",
    "账号",
    "例某",
    "住",
    "呼和浩特市",
    "新城区",
    "海拉尔大街",
    "12号",
    "3栋",
    "2单元",
    "401室",
    "150102198503041234",
    "13800001234",
    "6222020200112233445",
    "12345678",
    "蒙A12345",
    "元",
    "、",
    "，",
    "。",
    "（",
    "）",
    "患有",
    "高血压",
    "×××",
    "第",
    "号",
    "房权证",
    "国用",
    "合同编号",
    "2021年3月4日",
    "1",
    "x",
    "银行",
    "QQ号",
    " ",
    "户籍地",
  ];
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((parts) => parts.join(""));

  test("masks a masked text to itself", () => {
    fc.assert(
      fc.property(text, (given) => {
        const once = masked(given);
        expect(masked(once)).toBe(once);
      }),
      { numRuns: runs(500) },
    );
  });

  test("leaves every character that it does not mask, in its order", () => {
    fc.assert(
      fc.property(text, (given) => {
        const kept = masked(given).split("×").filter(Boolean);
        let at = 0;
        for (const piece of kept) {
          const found = given.indexOf(piece, at);
          expect(found).toBeGreaterThanOrEqual(at);
          at = found + piece.length;
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test("changes nothing in a text without digits, homes and illnesses", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."甲乙丙原告被告判决如下，。；：（）《》的和与") }),
        (given) => {
          expect(masked(given)).toBe(given);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
