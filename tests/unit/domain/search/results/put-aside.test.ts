import { describe, expect, test } from "vitest";
import { pagerButtons, pageWindow } from "#domain/search/results/page-window.ts";
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

describe("newResultsSince", () => {
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
  test("remembers the latest queries under hashes that hold no word of them", () => {
    let seen: SeenQueries = {};
    for (let at = 0; at < MAX_SEEN_QUERIES + 5; at++)
      seen = withVisit(seen, hashQuery(`qr=词${at}`), { at, total: 1, ids: ["a"] });
    expect(Object.keys(seen)).toHaveLength(MAX_SEEN_QUERIES);
    expect(JSON.stringify(seen)).not.toContain("词");
    expect(seen[hashQuery("qr=词0")]).toBeUndefined();
    expect(seen[hashQuery(`qr=词${MAX_SEEN_QUERIES + 4}`)]).toBeDefined();
  });
  test("keeps the latest, the newest first", () => {
    const visit = (at: number) => ({ at, total: 0, ids: [] });
    const seen = withVisit({ a: visit(1), b: visit(3) }, "c", visit(2));
    expect(Object.keys(seen)).toEqual(["b", "c", "a"]);
    expect(withVisit(seen, "a", visit(9)).a).toEqual(visit(9));
    expect(MAX_SEEN_QUERIES).toBe(30);
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
