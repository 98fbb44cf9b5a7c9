import fc from "fast-check";
import { expect, test } from "vitest";
import { countLawyers } from "#domain/recovery/ranking/count-lawyers.ts";
import { isWithin, type OrdinalRange } from "#domain/search/tree/hierarchy.ts";

const ordinal = fc.oneof(fc.nat(5), fc.constant(0xffff));
const lawyers = fc.array(fc.array(fc.record({ court: ordinal, cause: ordinal }), { maxLength: 6 }), {
  maxLength: 8,
});
const range = fc
  .tuple(fc.nat(6), fc.oneof(fc.nat(6), fc.constant(Number.POSITIVE_INFINITY)))
  .map(([from, length]): OrdinalRange => [from, from + length]);

test("counts each lawyer with such a case once", () => {
  fc.assert(
    fc.property(lawyers, fc.array(fc.tuple(range, range), { maxLength: 4 }), (all, pairs) => {
      const cases = all.flat();
      const ends = all.map((_, index) => all.slice(0, index + 1).flat().length);
      const columns = {
        offsets: Uint32Array.of(0, ...ends),
        court: cases.map(({ court }) => court),
        cause: cases.map(({ cause }) => cause),
      };
      expect(countLawyers(columns, pairs)).toEqual(
        pairs.map(
          ([ofCause, atCourt]) =>
            all.filter((own) =>
              own.some(({ court, cause }) => isWithin(cause, ofCause) && isWithin(court, atCourt)),
            ).length,
        ),
      );
    }),
  );
});
