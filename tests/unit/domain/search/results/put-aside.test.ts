import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jumpDigits, pagerButtons, pageWindow } from "#domain/search/results/page-window.ts";
import {
  MAX_NOTE_CHARS,
  MAX_READING_ENTRIES,
  type ReadingEntry,
  withEntry,
  withNote,
  withoutEntry,
} from "#domain/search/results/reading-list.ts";
import { resultRow, rowMarks } from "#domain/search/results/result-row.ts";
import {
  hashQuery,
  MAX_SEEN_QUERIES,
  newResultsSince,
  type SeenQueries,
  withVisit,
} from "#domain/search/results/seen-results.ts";

const entry = (id: string, note = ""): ReadingEntry => ({
  id,
  address: "",
  casename: "",
  court: "",
  case_number: "",
  casedate: "",
  note,
  added: 0,
});

describe("the reading list", () => {
  test("takes the newest in front and drops the oldest", () => {
    expect(MAX_READING_ENTRIES).toBe(300);
    const full = Array.from({ length: MAX_READING_ENTRIES }, (_, at) => entry(String(at)));
    const more = withEntry(full, entry("new"));
    expect([more[0]?.id, more[1]?.id, more.at(-1)?.id]).toEqual(["new", "0", "298"]);
    expect(withEntry(full, entry("7", "other"))).toEqual(full);
  });

  test("changes one note and leaves the others", () => {
    const list = [entry("a", "1"), entry("b", "2")];
    expect(withNote(list, "b", "3")).toEqual([entry("a", "1"), entry("b", "3")]);
    expect(withNote(list, "c", "3")).toEqual(list);
    expect(MAX_NOTE_CHARS).toBe(2_000);
    expect(withNote(list, "a", `${"x".repeat(1_999)}yz`)[0]?.note).toBe(`${"x".repeat(1_999)}y`);
    expect(withoutEntry(list, "a")).toEqual([entry("b", "2")]);
    expect(withoutEntry(list, "c")).toEqual(list);
  });
});

describe("the pager", () => {
  test("keeps its window within the pages, the page in its middle", () => {
    expect(pageWindow(5, 20, 9)[0]).toBe(1);
    expect(pageWindow(6, 20, 9)[0]).toBe(2);
    expect(pageWindow(16, 20, 9)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(pageWindow(20, 20, 9)[0]).toBe(12);
    expect(pageWindow(1, 3, 9)).toEqual([1, 2, 3]);
    expect(pageWindow(2, 5, 4)).toEqual([1, 2, 3, 4]);
    expect(pageWindow(1, -3, 9)).toEqual([]);
  });

  test("holds the page, at most nine consecutive numbers, all within the pages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const shown = pageWindow(page, pages, 9);
        expect(shown).toContain(page);
        expect(shown.length).toBe(Math.min(9, pages));
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(pages);
        expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) + at));
      }),
    );
  });

  test("takes digits to jump to, full-width ones too, without zeros before", () => {
    expect(["0", "007", "第 12 页", "１２", "-3", "1e5", ""].map(jumpDigits)).toEqual([
      "",
      "7",
      "12",
      "12",
      "3",
      "15",
      "",
    ]);
  });

  test("has a button before and behind at most nine numbers", () => {
    const words = { previous: "上一页", next: "下一页", go: "第 {n} 页" };
    const buttons = pagerButtons(words, 10, 20);
    expect(buttons).toHaveLength(11);
    expect(buttons[0]).toEqual({ to: 9, face: "‹", label: "上一页", isCurrent: false, isDisabled: false });
    expect(buttons[1]).toEqual({ to: 6, face: "6", label: "第 6 页", isCurrent: false, isDisabled: false });
    expect(buttons[5]).toMatchObject({ to: 10, isCurrent: true });
    expect(buttons[10]).toEqual({ to: 11, face: "›", label: "下一页", isCurrent: false, isDisabled: false });
    expect(pagerButtons(words, 1, 1).map(({ isDisabled }) => isDisabled)).toEqual([true, false, true]);
  });
});

describe("resultRow", () => {
  const facts = { title: "甲诉乙", court: "甲院", number: "1号" };
  const found = { paragraph: 0, text: "丙丁", ranges: [] as const, from: 0, more: false };

  test("marks the title by what was found in the whole of it alone", () => {
    const plain = [{ text: "甲诉乙", found: false }];
    const row = (paragraph: number, text: string) =>
      resultRow(facts, false, [{ ...found, paragraph, text, ranges: [[0, 1]] }]);
    const at = (paragraph: number, text: string) => row(paragraph, text).title;
    expect(row(-1, "甲诉乙").passages).toEqual([]);
    expect(at(-1, "甲诉乙")).toEqual([
      { text: "甲", found: true },
      { text: "诉乙", found: false },
    ]);
    expect(at(-1, "甲诉")).toEqual(plain);
    expect(at(0, "甲诉乙")).toEqual(plain);
    expect(resultRow(facts, false).title).toEqual(plain);
    expect(resultRow(facts, false).passages).toEqual([]);
  });

  test("leaves out the number of an article, not of another text", () => {
    expect(resultRow({ ...facts, number: "第六十条" }, true).facts).toEqual(["甲院"]);
    expect(resultRow({ ...facts, number: "第六十条" }, false).facts).toEqual(["甲院", "第六十条"]);
    expect(resultRow(facts, true).facts).toEqual(["甲院", "1号"]);
    expect(resultRow({ ...facts, court: "", number: "" }, false).facts).toEqual([]);
  });
});

test("a row's marks are instance and outcome, where they say anything", () => {
  expect(rowMarks({ instance: "second", outcome: "changed" })).toEqual(["second", "changed"]);
  expect(rowMarks({ instance: "other", outcome: "other" })).toEqual([]);
  expect(rowMarks({ outcome: null })).toEqual([]);
});

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

  const sort = "date";
  test("takes a list for whole where it is as long as its total", () => {
    const since = (before: string[], total: number, ids: string[], now: number) =>
      newResultsSince({ at: 3, total, ids: before, sort }, { total: now, ids, sort });
    expect(since(["a"], 1, ["a", "b"], 2)).toEqual({ at: 3, count: 1, exact: true, ids: ["b"] });
    // The last known row limits what can be proved.
    expect(since(["a", "b"], 3, ["a", "x", "b", "y"], 5)).toEqual({
      at: 3,
      count: 2,
      exact: false,
      ids: ["x"],
    });
    expect(since(["a", "b"], 2, ["a", "x", "b", "y"], 5)).toEqual({
      at: 3,
      count: 3,
      exact: false,
      ids: ["x", "y"],
    });
    expect(since(["a", "b"], 3, ["x", "y"], 3)).toBeNull();
    expect(since(["a", "b"], 2, ["a"], 1)).toBeNull();
  });

  test("makes up for what is missing from a whole result of now", () => {
    expect(
      newResultsSince(
        { at: 3, total: 4, ids: ["a", "b", "c"], sort },
        { total: 3, ids: ["a", "x", "y"], sort },
      ),
    ).toEqual({ at: 3, count: 1, exact: false, ids: [] });
  });

  test("of a visit stored without its order proves nothing", () => {
    expect(
      newResultsSince({ at: 3, total: 9, ids: ["a", "b"] }, { total: 9, ids: ["x", "b"], sort }),
    ).toBeNull();
  });
});

describe("the memory of visits", () => {
  const visit = (at: number) => ({ at, total: 0, ids: [] });

  test("holds the latest thirty", () => {
    let seen: SeenQueries = {};
    for (let at = 0; at < MAX_SEEN_QUERIES + 5; at++) seen = withVisit(seen, `a${at}`, visit(at));
    expect(Object.keys(seen)).toEqual(Array.from({ length: 30 }, (_, at) => `a${34 - at}`));
  });

  test("puts the newest first", () => {
    const seen = withVisit({ a: visit(1), b: visit(3) }, "c", visit(2));
    expect(Object.keys(seen)).toEqual(["b", "c", "a"]);
    expect(withVisit(seen, "a", visit(9)).a).toEqual(visit(9));
  });

  test("knows a query by a short hash that changes with each of its characters", () => {
    const hashes = ["", "a", "b", "ab", "ba", "甲", "乙", "𠮷", "qr=甲&type=1", "qr=甲&type=2"].map(
      hashQuery,
    );
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-z]{1,11}$/);
    // The lower 32 bits are FNV-1a as published: 0xe40c292c for "a". The upper 21 begin with the prime.
    const low = (text: string) => Number.parseInt(hashQuery(text), 36) % 2 ** 32;
    expect(low("")).toBe(0x811c9dc5);
    expect(low("a")).toBe(0xe40c292c);
    expect(low("foobar")).toBe(0xbf9cf968);
    expect(Number.parseInt(hashQuery(""), 36)).toBe((0x01000193 & 0x1fffff) * 2 ** 32 + 0x811c9dc5);
  });
});
