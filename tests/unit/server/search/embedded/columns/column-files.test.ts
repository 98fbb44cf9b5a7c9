import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  averageLength,
  CitedArticles,
  writeCaseCounts,
} from "#server/search/embedded/columns/cited-articles.ts";
import { docIdsByHash, hashText, holdsHash } from "#server/search/embedded/columns/columns.ts";

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fasu-columns-"));
  folders.push(folder);
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

describe("CitedArticles", () => {
  const cited = (): CitedArticles => {
    const all = new CitedArticles(join(folder, "cited"));
    for (const articles of [["b", "a"], [], ["c", "a"], ["d", "a", "b"]]) all.add(articles);
    return all;
  };

  test("counts the most cited first, then by name", () => {
    expect(cited().counted()).toEqual({ articles: ["a", "b", "c", "d"], citing: [3, 2, 1, 1] });
  });

  test("writes the counts, with the average length of a text", () => {
    writeCaseCounts(folder, cited(), 4, 10);
    const file = readdirSync(folder).find((name) => name.endsWith(".json")) as string;
    expect(JSON.parse(readFileSync(join(folder, file), "utf8"))).toEqual({
      ...{ documents: 4, averageLength: 3, articles: ["a", "b", "c", "d"], citing: [3, 2, 1, 1] },
    });
    expect(averageLength(0, 0)).toBe(1);
    expect(averageLength(7, 0)).toBe(7);
    expect(averageLength(1, 4)).toBe(1);
    expect(averageLength(9, 4)).toBe(2);
  });
});

describe("hashes of texts", () => {
  const texts = ["甲", "乙", "丙", "乙"].map((text, docId) => ({ hash: hashText(text), docId }));
  const sorted = texts.toSorted((a, b) => a.hash - b.hash || a.docId - b.docId);
  const hashes = Float64Array.from(sorted, ({ hash }) => hash);
  const docIds = Uint32Array.from(sorted, ({ docId }) => docId);

  test("are whole, 52 bits at most, and differ by place and letter", () => {
    for (const text of ["", "a", "ab", "ba", "法", "法院".repeat(50)]) {
      expect(Number.isInteger(hashText(text))).toBe(true);
      expect(hashText(text)).toBeGreaterThanOrEqual(0);
      expect(hashText(text)).toBeLessThan(2 ** 52);
    }
    expect(new Set(["", "a", "b", "ab", "ba", "aa"].map(hashText)).size).toBe(6);
  });

  test("find all documents of a text, ascending", () => {
    expect(docIdsByHash(hashes, docIds, "乙")).toEqual([1, 3]);
    expect(["甲", "丙", "丁", ""].map((text) => docIdsByHash(hashes, docIds, text))).toEqual([
      [0],
      [2],
      [],
      [],
    ]);
    expect(["甲", "乙", "丙", "丁"].map((text) => holdsHash(hashes, text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
