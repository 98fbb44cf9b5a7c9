import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countParts, partRange } from "#domain/leads/part-layout.ts";
import { readReceipt, spellReceipt } from "#domain/leads/receipt.ts";

describe("readReceipt", () => {
  test("reads what spellReceipt wrote, however a person types it", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 32 }), (bytes) => {
        const receipt = spellReceipt(bytes);
        expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
        for (const typed of [
          receipt.toLowerCase(),
          receipt.replaceAll("-", ""),
          receipt.replaceAll("-", " — "),
        ])
          expect(readReceipt(typed)).toBe(receipt);
        expect(readReceipt(receipt.replaceAll("0", "O").replaceAll("1", "l"))).toBe(receipt);
      }),
    );
  });

  test("reads nothing into other text", () => {
    for (const typed of ["", "A", "UUUU-UUUU-UUUU", "0000-0000-000U", "0000-00?0-0000", "0000-0000-00000"])
      expect(readReceipt(typed)).toBeNull();
  });
});

describe("partRange", () => {
  test("covers a file once, in order, without an empty part", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 500 }), (size, partSize) => {
        let end = 0;
        for (let part = 0; part < countParts(size, partSize); part++) {
          const [from, to] = partRange(size, partSize, part);
          expect(from).toBe(end);
          expect(to).toBeGreaterThan(from);
          expect(to - from).toBeLessThan(2 * partSize);
          end = to;
        }
        expect(end).toBe(size);
      }),
    );
  });
});
