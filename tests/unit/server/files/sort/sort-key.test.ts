import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KeyPart, sortKey } from "#server/files/sort/sort-key.ts";

const text = fc.string({
  unit: fc.constantFrom("", "\0", "a", "b", "法", "\uffff", "\ud840\udc00", "\ue000"),
});
const number = fc.maxSafeNat();
const parts = fc.tuple(text, number, fc.record({ descending: text }), text);

/** The order that keys represent, part by part. */
function compare(a: readonly KeyPart[], b: readonly KeyPart[]): number {
  for (const [at, one] of a.entries()) {
    const [left, right] = [one, b[at]].map((part) => (typeof part === "object" ? part.descending : part));
    if (left === right) continue;
    return (left! < right! ? -1 : 1) * (typeof one === "object" ? -1 : 1);
  }
  return 0;
}

describe("sortKey", () => {
  test("orders as its parts do: texts by code unit, numbers by size, both ways", () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        expect(Math.sign(Buffer.compare(sortKey(...a), sortKey(...b)))).toBe(compare(a, b));
      }),
    );
  });

  test("tells keys apart that differ only in where a part ends", () => {
    expect(sortKey("a", "b")).not.toEqual(sortKey("ab", ""));
    expect(sortKey("a", "\0")).not.toEqual(sortKey("a\0", ""));
  });
});
