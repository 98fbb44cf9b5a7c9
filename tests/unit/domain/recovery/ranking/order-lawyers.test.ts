import fc from "fast-check";
import { expect, test } from "vitest";
import { scaleTenths } from "#domain/recovery/ranking/formula.ts";
import { Leaders, leadBy } from "#domain/recovery/ranking/order-lawyers.ts";
import { eachFrom, highestOf, withPeaks } from "#domain/recovery/ranking/values.ts";

const wanted = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(Number.POSITIVE_INFINITY));

test("Leaders are the first by key, of equal keys the lower members, in whatever order they are told of", () => {
  const told = fc.uniqueArray(fc.tuple(fc.nat(500), fc.nat(1_000)), { selector: ([member]) => member });
  fc.assert(
    fc.property(told, wanted, (members, count) => {
      const first = new Leaders(count);
      for (const [member, key] of members) first.offer(member, key);
      const sorted = members.toSorted(([a, key], [b, other]) => other - key || a - b);
      expect(first.ordered()).toEqual(sorted.slice(0, count).map(([member]) => member));
    }),
  );
});

test("leadBy finds whom a sort finds, however loose the limits, and measures nobody who is far behind", () => {
  const value = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 30, noNaN: true }));
  const drawn = fc.array(fc.tuple(value, fc.double({ min: 1, max: 3, noNaN: true })), {
    minLength: 1,
    maxLength: 700,
  });
  fc.assert(
    fc.property(drawn, wanted, fc.boolean(), (lawyers, count, isNarrow) => {
      const values = Float64Array.from(lawyers, ([one]) => one);
      const limits = Float64Array.from(lawyers, ([one, factor]) => one * factor);
      const members = Uint32Array.from(
        isNarrow ? [...values.keys()].filter((l) => l % 3 === 0) : values.keys(),
      );
      const looked = isNarrow ? { of: limits, members } : withPeaks(limits);
      const highest = highestOf(isNarrow ? { of: values, members } : withPeaks(values));
      expect(highest).toBe(Math.max(0, ...Array.from(members, (l) => values[l]!)));
      const key = (l: number) => scaleTenths(values[l]!, highest);
      const sorted = [...members].filter((l) => values[l]! > 0).sort((a, b) => key(b) - key(a) || a - b);
      const found = leadBy(looked, highest, count, (l) => values[l]!).ordered();
      expect(found).toEqual(sorted.slice(0, count));
      const last = found.length === count ? key(found.at(-1)!) : 0;
      expect(leadBy(looked, highest, count, (l) => values[l]!, last).ordered()).toEqual(found);
    }),
  );
});

test("eachFrom passes over whole stretches whose peak is too low", () => {
  const values = Float64Array.from({ length: 2_000 }, (_, l) => (l === 1_500 ? 2 : 1));
  const visited: number[] = [];
  eachFrom(
    withPeaks(values),
    () => 1.5,
    (l) => visited.push(l),
  );
  expect(visited).toEqual([1_500]);
  eachFrom(
    { of: new Float64Array(3) },
    () => -1,
    (l) => visited.push(l),
  );
  expect(visited).toEqual([1_500]);
});
