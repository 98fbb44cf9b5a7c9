import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMarkdown, toRows } from "#domain/search/results/export-reading.ts";
import {
  MAX_NOTE_CHARS,
  MAX_READING_ENTRIES,
  type ReadingEntry,
  withEntry,
  withNote,
  withoutEntry,
} from "#domain/search/results/reading-list.ts";
import {
  hashQuery,
  MAX_SEEN_QUERIES,
  newResultsSince,
  type SeenQueries,
  withVisit,
} from "#domain/search/results/seen-results.ts";

const entry = (id: string, note = ""): ReadingEntry => ({
  id,
  address: `/layout/award#${id}`,
  casename: `甲[${id}]与乙纠纷`,
  court: "某法院",
  case_number: "（2021）内01民终1号",
  casedate: "2021-01-02",
  note,
  added: Date.UTC(2026, 0, 2),
});

describe("the reading list", () => {
  test("puts a document in front once, and keeps the note of one that is there", () => {
    const list = withEntry([entry("b", "看过")], entry("a"));
    expect(list.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(withEntry(list, entry("b"))).toEqual(list);
    expect(withoutEntry(list, "a").map(({ id }) => id)).toEqual(["b"]);
  });

  test("has room for a limited number of documents and a limited note", () => {
    const full = Array.from({ length: MAX_READING_ENTRIES }, (_, at) => entry(String(at)));
    expect(withEntry(full, entry("new"))).toHaveLength(MAX_READING_ENTRIES);
    expect(withNote([entry("a")], "a", "长".repeat(9_999))[0]!.note).toHaveLength(MAX_NOTE_CHARS);
  });

  test("exports links, facts and notes, with Markdown's signs escaped", () => {
    const markdown = toMarkdown([entry("a", "第一行\n\n*重点*")], "清单", "http://x");
    expect(markdown).toContain("[甲\\[a\\]与乙纠纷](http://x/layout/award#a)");
    expect(markdown).toContain("  > 第一行\n  > \\*重点\\*\n");
    expect(toRows([entry("a", "=1+1")], ["头"], "http://x")[1]).toEqual([
      "甲[a]与乙纠纷",
      "某法院",
      "（2021）内01民终1号",
      "2021-01-02",
      "=1+1",
      "2026-01-02",
      "http://x/layout/award#a",
    ]);
  });
});

describe("newResultsSince", () => {
  const sort = "date";
  const seen = (total: number, ...ids: string[]) => ({ at: 5, total, ids, sort });

  test("names what a whole result had not before, also where another went", () => {
    const one = { at: 5, count: 1, exact: true, ids: ["c"] };
    expect(newResultsSince(seen(2, "a", "b"), { total: 3, ids: ["c", "a", "b"], sort })).toEqual(one);
    expect(newResultsSince(seen(2, "a", "b"), { total: 2, ids: ["c", "a"], sort: "relevance" })).toEqual(one);
  });

  test("names of a longer result what stands before a row that was listed", () => {
    const before = seen(900, "a", "b", "c");
    const now = { total: 902, ids: ["x", "a", "y"], sort };
    expect(newResultsSince(before, now)).toEqual({ at: 5, count: 2, exact: false, ids: ["x"] });
    // Another order proves nothing of single rows.
    expect(newResultsSince(before, { ...now, sort: "relevance" })).toEqual({
      at: 5,
      count: 2,
      exact: false,
      ids: [],
    });
  });

  test("makes up for what has gone from a longer result", () => {
    expect(newResultsSince(seen(900, "a", "b", "c"), { total: 900, ids: ["b", "c", "d"], sort })?.count).toBe(
      1,
    );
  });

  test("is silent at the first visit and when nothing came", () => {
    expect(newResultsSince(undefined, { total: 3, ids: ["a"], sort })).toBeNull();
    expect(newResultsSince(seen(1, "a"), { total: 1, ids: ["a"], sort })).toBeNull();
  });

  test("names and counts only what came, and all of it where it says so or nothing has gone", () => {
    const MAX_KEPT = 6;
    const place = fc.record({ before: fc.boolean(), now: fc.boolean() });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 16 }), fc.boolean(), (places, onlyAdded) => {
        const kept = places.map(({ before, now }) => ({ before, now: now || (onlyAdded && before) }));
        const ids = (which: "before" | "now") => kept.flatMap((one, at) => (one[which] ? [`d${at}`] : []));
        const [then, now] = [ids("before"), ids("now")];
        const came = now.filter((id) => !then.includes(id));
        const visit = { at: 1, total: then.length, ids: then.slice(0, MAX_KEPT), sort };
        const found = newResultsSince(visit, { total: now.length, ids: now.slice(0, MAX_KEPT), sort });
        for (const id of found?.ids ?? []) expect(came).toContain(id);
        expect(found?.count ?? 0).toBeLessThanOrEqual(came.length);
        if (onlyAdded || found?.exact) expect(found?.count ?? 0).toBe(came.length);
      }),
    );
  });
});

describe("withVisit", () => {
  test("remembers the latest queries under hashes that hold no word of them", () => {
    let seen: SeenQueries = {};
    for (let at = 0; at < MAX_SEEN_QUERIES + 5; at++)
      seen = withVisit(seen, hashQuery(`qr=词${at}`), { at, total: 1, ids: ["a"] });
    expect(Object.keys(seen)).toHaveLength(MAX_SEEN_QUERIES);
    expect(JSON.stringify(seen)).not.toContain("词");
    expect(seen[hashQuery("qr=词0")]).toBeUndefined();
    expect(seen[hashQuery(`qr=词${MAX_SEEN_QUERIES + 4}`)]).toBeDefined();
  });
});
