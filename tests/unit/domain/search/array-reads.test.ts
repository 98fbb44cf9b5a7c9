import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  failAt,
  firstIndex,
  float64At,
  itemAt,
  OutOfBoundsError,
  uint8At,
  uint16At,
  uint32At,
} from "#domain/search/array-reads.ts";

describe("a read of an array", () => {
  test.each<[string, (index: number) => unknown]>([
    ["items", (index) => itemAt([7, 0], index)],
    ["bytes", (index) => uint8At(Uint8Array.of(7, 0), index)],
    ["two bytes", (index) => uint16At(Uint16Array.of(7, 0), index)],
    ["four bytes", (index) => uint32At(Uint32Array.of(7, 0), index)],
    ["reals", (index) => float64At(Float64Array.of(7, 0), index)],
  ])("of %s gives what is there, 0 too, and refuses what is not", (_, read) => {
    expect([read(0), read(1)]).toEqual([7, 0]);
    expect(() => read(2)).toThrow(OutOfBoundsError);
  });

  test("says at which index there is nothing", () => {
    expect(() => failAt(12)).toThrow("There is nothing at index 12.");
    expect(new OutOfBoundsError(1)).toBeInstanceOf(RangeError);
    expect(new OutOfBoundsError(1).name).toBe("OutOfBoundsError");
  });
});

test("firstIndex is the first at which a condition holds, the length where it never does, in few steps", () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), (length, from) => {
      let asked = 0;
      const found = firstIndex(length, (index) => {
        expect(index >= 0 && index < length).toBe(true);
        asked++;
        return index >= from;
      });
      expect(found).toBe(Math.min(from, length));
      expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(length + 1)));
    }),
  );
});
