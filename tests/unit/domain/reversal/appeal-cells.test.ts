import fc from "fast-check";
import { expect, test } from "vitest";
import { countAppeals } from "#domain/reversal/analyse-appeals.ts";
import { groupAppeals } from "#domain/reversal/appeal-cells.ts";
import { NO_ORDINAL, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";

const range = fc.tuple(fc.nat(4), fc.nat(4)).map(([from, length]): OrdinalRange => [from, from + length]);
const nested = fc.record({ court: range, province: range, cause: range, parentCause: range, branch: range });
const ordinal = fc.oneof(fc.nat(4), fc.constant(NO_ORDINAL));
const appeals = fc.array(
  fc.record({
    court: ordinal,
    cause: ordinal,
    outcome: fc.nat(4),
    grounds: fc.nat(3),
    amount: fc.nat(8),
    year: fc.constantFrom(0, 2019, 2021, 2024),
    complete: fc.nat(1),
  }),
  { maxLength: 80 },
);

test("appeals counted in cells give the figures of appeals counted one by one", () => {
  fc.assert(
    fc.property(appeals, nested, (all, question) => {
      const u8 = (name: "outcome" | "grounds" | "amount" | "complete") =>
        Uint8Array.from(all, (one) => one[name]);
      const u16 = (name: "court" | "cause" | "year") => Uint16Array.from(all, (one) => one[name]);
      const table = {
        ...{ court: u16("court"), cause: u16("cause"), year: u16("year"), outcome: u8("outcome") },
        ...{ grounds: u8("grounds"), amount: u8("amount"), complete: u8("complete") },
      };
      const cells = groupAppeals(table);
      const oneByOne = {
        ...table,
        ...{ count: new Uint32Array(all.length).fill(1), from: table.year, to: table.year },
      };
      expect(countAppeals(cells, question)).toEqual(countAppeals(oneByOne, question));
      const alike = all.map(({ amount: _, year: __, ...same }) => JSON.stringify(same));
      expect(cells.count.length).toBe(new Set(alike).size);
    }),
  );
});
