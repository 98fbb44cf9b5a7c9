import fc from "fast-check";
import { expect, test } from "vitest";
import {
  casesBelow,
  casesIn,
  countCases,
  countLawyers,
  type Pair,
} from "#domain/recovery/ranking/lawyer-cells.ts";
import { isWithin, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { cellsOf } from "#tests/fixtures/recovery/cells-of.ts";

const SIZE = 6;
const ordinal = fc.oneof(fc.nat(5), fc.constant(0xffff));
const cases = fc.array(
  fc.record({ lawyer: fc.nat(SIZE - 1), court: ordinal, cause: ordinal, counted: fc.boolean() }),
  { maxLength: 30 },
);
const range = fc
  .tuple(fc.nat(6), fc.oneof(fc.nat(6), fc.constant(Number.POSITIVE_INFINITY)))
  .map(([from, length]): OrdinalRange => [from, from + length]);
const pair = fc.tuple(range, range);

test("count what a walk over all cases counts", () => {
  fc.assert(
    fc.property(cases, fc.array(pair, { maxLength: 4 }), fc.boolean(), (all, pairs, onlyCounted) => {
      const cells = cellsOf(all);
      const own = ([ofCause, atCourt]: Pair) =>
        all.filter(({ court, cause }) => isWithin(cause, ofCause) && isWithin(court, atCourt));
      expect(countLawyers(cells, SIZE, pairs, onlyCounted)).toEqual(
        pairs.map((one) => {
          const found = own(one).filter(({ counted }) => counted || !onlyCounted);
          return new Set(found.map(({ lawyer }) => lawyer)).size;
        }),
      );
      const totals = Uint32Array.from(
        { length: SIZE },
        (_, l) => all.filter(({ lawyer, counted }) => counted && lawyer === l).length,
      );
      for (const one of pairs) {
        const found = own(one).filter(({ counted }) => counted);
        const counts = countCases(cells, one, new Uint32Array(SIZE).fill(9), totals);
        expect([...counts]).toEqual(
          Array.from({ length: SIZE }, (_, l) => found.filter(({ lawyer }) => lawyer === l).length),
        );
        const [ofCause, atCourt] = one;
        for (const [column, range] of [
          ["cause", ofCause],
          ["court", atCourt],
        ] as const)
          expect(casesIn(casesBelow(cells, column), range)).toBe(
            all.filter((given) => given.counted && isWithin(given[column], range)).length,
          );
      }
    }),
  );
});
