import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newResultsSince } from "#domain/search/results/seen-results.ts";

/** Documents by date: a later visit lacks some and has additional ones; both visits list the first `limit`. */
const visits = fc
  .record({
    documents: fc.uniqueArray(fc.tuple(fc.nat(60), fc.boolean(), fc.boolean()), {
      selector: ([at]) => at,
      maxLength: 14,
    }),
    limit: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ documents, limit }) => {
    const sorted = documents.toSorted(([a], [b]) => a - b);
    const before = sorted.filter(([, was]) => was).map(([at]) => String(at));
    const now = sorted.filter(([, , is]) => is).map(([at]) => String(at));
    return { before, now, limit };
  });

describe("newResultsSince", () => {
  test("never claims more than is new, tells all of it where both lists are whole, and names only what is new", () => {
    fc.assert(
      fc.property(visits, ({ before, now, limit }) => {
        const seen = { at: 7, total: before.length, ids: before.slice(0, limit), sort: "date" };
        const found = newResultsSince(seen, { total: now.length, ids: now.slice(0, limit), sort: "date" });
        const fresh = now.filter((id) => !before.includes(id));
        expect(found?.count ?? 0).toBeLessThanOrEqual(fresh.length);
        for (const id of found?.ids ?? []) expect(fresh).toContain(id);
        const isWhole = before.length <= limit && now.length <= limit;
        if (isWhole)
          expect(found ? [found.count, found.exact, found.ids] : null).toEqual(
            fresh.length > 0 ? [fresh.length, true, fresh] : null,
          );
        else expect(found?.exact ?? false).toBe(false);
        if (before.every((id) => now.includes(id))) expect(found?.count ?? 0).toBe(fresh.length);
        expect(found?.at ?? 7).toBe(7);
      }),
      { numRuns: 300 },
    );
  });
});
