import { getStore } from "@netlify/blobs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blobsStore } from "#server/object-store/blobs-store.ts";
import type { LeadStore } from "#server/object-store/object-store.ts";
import {
  countWithin,
  forgetEarlierDays,
  marksLeft,
  saltOf,
  secondsLeft,
} from "#server/visitor-limits/daily-limit.ts";
import { runs } from "../../../fixtures/laws.ts";
import { blobsPlace } from "../../../fixtures/leads/blobs-place.ts";
import { memoryStore } from "../leads/memory-store.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

const place = blobsPlace();

/** Blobs over HTTP with atomic conditional writes, like those of the host: one write waits for another. */
function hostStore(): LeadStore {
  let last: Promise<unknown> = Promise.resolve();
  const oneByOne: typeof fetch = (input, init) => {
    if (init?.method?.toUpperCase() !== "PUT") return fetch(input, init);
    const answer = last.then(() => fetch(input, init));
    last = answer.catch(() => {});
    return answer;
  };
  const name = `limit${Math.random().toString(36).slice(2)}`;
  return blobsStore(getStore({ name, ...place, consistency: "strong", fetch: oneByOne }));
}

describe.each<[string, () => LeadStore]>([
  ["Netlify Blobs", hostStore],
  ["memory", () => memoryStore(undefined, () => new Promise((next) => setImmediate(next)))],
])("countWithin over %s", (_name, open) => {
  test("lets exactly as many of twelve simultaneous calls pass as are left", async () => {
    const store = open();
    await saltOf(store, NOW);
    const call = () => countWithin(store, "download", "192.0.2.1", 5, NOW);
    expect(await call()).toBe(true);
    const passed = await Promise.all(Array.from({ length: 12 }, call));
    expect(passed.filter(Boolean)).toHaveLength(4);
    expect(await marksLeft(store, "download", "192.0.2.1", 5, NOW)).toBe(0);
    expect(await call()).toBe(false);
  });

  test("counts each visitor, kind and day for itself, and more where the limit is raised", async () => {
    const store = open();
    const count = (client: string, limit = 1, now = NOW, kind: "download" | "lead" = "download") =>
      countWithin(store, kind, client, limit, now);
    expect([await count("a"), await count("a"), await count("b")]).toEqual([true, false, true]);
    expect(await count("a", 1, NOW, "lead")).toBe(true);
    expect(await count("a", 2)).toBe(true);
    expect(await count("a", 2, NOW + 86_400_000)).toBe(true);
  });
});

test("countWithin never passes its limit, however simultaneous calls interleave", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.nat({ max: 4 }),
      fc.integer({ min: 1, max: 7 }),
      async (scheduler, limit, calls) => {
        let isStarted = false;
        const turn = () => (isStarted ? scheduler.schedule(Promise.resolve()) : Promise.resolve());
        const store = memoryStore(undefined, turn);
        await saltOf(store, NOW);
        isStarted = true;
        const counts = Array.from({ length: calls }, () => countWithin(store, "file", "x", limit, NOW));
        const passed = await scheduler.waitFor(Promise.all(counts));
        expect(passed.filter(Boolean).length).toBe(Math.min(limit, calls));
      },
    ),
    { numRuns: runs(60) },
  );
});

describe("the day of the counters", () => {
  const LAST_SECOND = Date.parse("2026-11-21T23:59:59+08:00");
  const MIDNIGHT = LAST_SECOND + 1000;

  test("is Beijing's: what was used up is free again from its midnight on", async () => {
    const store = memoryStore();
    const count = (now: number) => countWithin(store, "lead", "192.0.2.1", 1, now);
    expect(await count(LAST_SECOND - 23 * 3_600_000)).toBe(true);
    expect(await count(LAST_SECOND)).toBe(false);
    expect(secondsLeft(LAST_SECOND)).toBe(1);
    expect(await count(MIDNIGHT)).toBe(true);
    expect(secondsLeft(MIDNIGHT)).toBe(86_400);
  });

  test("takes its marks and its salt with it", async () => {
    const store = memoryStore();
    await countWithin(store, "lead", "192.0.2.1", 1, LAST_SECOND);
    expect(await forgetEarlierDays(store, LAST_SECOND)).toBe(0);
    expect(await forgetEarlierDays(store, MIDNIGHT)).toBe(2);
    expect(await store.list("")).toEqual([]);
    expect(await saltOf(store, MIDNIGHT)).not.toEqual(await saltOf(store, LAST_SECOND));
  });
});
