import { describe, expect, test } from "vitest";
import { averageLength } from "#domain/search/similar/rank-cases.ts";
import { CitedArticles } from "#server/search/embedded/columns/cited-articles.ts";
import type { ColumnSpools } from "#server/search/embedded/columns/columns.ts";
import { docIdsByHash, hashText, holdsHash } from "#server/search/embedded/columns/columns.ts";

test("CitedArticles counts articles in the order of first occurrence, and writes them by document", () => {
  const [articleAt, article]: [number[], number[]] = [[0], []];
  const columns = { articleAt, article } as unknown as ColumnSpools;
  const cited = new CitedArticles();
  for (const articles of [["b", "a"], [], ["c", "a"], ["d", "a", "b"]]) cited.add(columns, articles);
  expect(cited.counts(4, 10)).toEqual({
    ...{ documents: 4, averageLength: 3, articles: ["b", "a", "c", "d"], citing: [2, 3, 1, 1] },
  });
  expect(article).toEqual([0, 1, 2, 1, 3, 1, 0]);
  expect(articleAt).toEqual([0, 2, 2, 4, 7]);
  expect([averageLength(0, 0), averageLength(7, 0), averageLength(1, 4), averageLength(9, 4)]).toEqual([
    1, 7, 1, 2,
  ]);
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
