import { describe, expect, test } from "vitest";
import {
  MAX_NOTE_CHARS,
  MAX_READING_ENTRIES,
  type ReadingEntry,
  toMarkdown,
  toRows,
  withEntry,
  withNote,
  withoutEntry,
} from "#domain/search/reading-list.ts";
import {
  hashQuery,
  MAX_SEEN_QUERIES,
  newSince,
  type SeenQueries,
  withVisit,
} from "#domain/search/seen-results.ts";

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

describe("newSince", () => {
  test("names what a whole result had not before", () => {
    expect(newSince({ at: 5, total: 2, ids: ["a", "b"] }, 3, ["c", "a", "b"])).toEqual({
      at: 5,
      count: 1,
      ids: ["c"],
    });
  });

  test("tells a replacement although the total is the same", () => {
    expect(newSince({ at: 5, total: 2, ids: ["a", "b"] }, 2, ["c", "a"])).toEqual({
      at: 5,
      count: 1,
      ids: ["c"],
    });
  });

  test("counts alone where the list never held all", () => {
    expect(newSince({ at: 5, total: 900, ids: ["a"] }, 903, ["c"])).toEqual({ at: 5, count: 3, ids: [] });
  });

  test("is silent at the first visit and when nothing came", () => {
    expect(newSince(undefined, 3, ["a"])).toBeNull();
    expect(newSince({ at: 5, total: 1, ids: ["a"] }, 1, ["a"])).toBeNull();
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
