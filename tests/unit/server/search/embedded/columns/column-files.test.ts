import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { ColumnSpool } from "#server/generated/column-spool.ts";
import { sealFiles } from "#server/generated/seal.ts";
import {
  averageLength,
  CitedArticles,
  writeCaseCounts,
} from "#server/search/embedded/columns/cited-articles.ts";
import { docIdsByHash, hashText, holdsHash } from "#server/search/embedded/columns/columns.ts";
import {
  PassageCursor,
  PassageTableWriter,
  readPassageTable,
} from "#server/search/embedded/columns/passage-table.ts";
import {
  readStatisticsColumns,
  StatisticsWriter,
} from "#server/search/embedded/columns/statistics-columns.ts";
import type { SearchDocument } from "#server/search/sources/document.ts";

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fasu-columns-"));
  folders.push(folder);
});
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true });
});

describe("StatisticsWriter", () => {
  test("writes the source of each document, and everybody's name once, by office", () => {
    const writer = new StatisticsWriter(folder);
    const documents: Partial<SearchDocument>[] = [
      { complete: true, judges: ["甲 某"], counsel: ["乙某", "某某律师事务所"] },
      { complete: false, staff: ["丙某"], judges: ["甲某"], people: ["丁某", "戊 某"] },
      { people: ["丁某"] },
      { complete: true },
    ];
    for (const document of documents) writer.add(document as SearchDocument);
    writer.finish();
    sealFiles(readdirSync(folder).map((name) => join(folder, name)));
    const { complete, officers, people } = readStatisticsColumns(folder);
    expect([...complete]).toEqual([1, 0, 0, 1]);
    const hashes = (names: string[]): number[] => [
      ...new Set(names.map((name) => hashText(normaliseText(name))).sort((a, b) => a - b)),
    ];
    expect([...officers]).toEqual(hashes(["甲 某", "甲某", "乙某", "某某律师事务所", "丙某"]));
    expect([...people]).toEqual(hashes(["丁某", "戊 某"]));
    expect(readdirSync(folder).filter((name) => /tmp|sort/.test(name))).toEqual([]);
  });

  test("reads nothing where there is nothing", () => {
    expect(() => readStatisticsColumns(folder)).toThrow();
  });
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

  test("writes what each document cites by place in that order", () => {
    const articleAt = new ColumnSpool(join(folder, "at"), "u32");
    const article = new ColumnSpool(join(folder, "article"), "u32");
    cited().finish({ articleAt, article });
    expect([...articleAt.values()]).toEqual([0, 2, 2, 4, 7]);
    expect([...article.values()]).toEqual([1, 0, 2, 0, 3, 0, 1]);
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

describe("PassageTable", () => {
  test("holds where the fields end, and leads through each document's passages", () => {
    const writer = new PassageTableWriter(folder);
    writer.add({ starts: [3, 5, 300], ends: [1, 2, 3, 310, 320, 330, 340] } as never);
    writer.add({ starts: [], ends: [] } as never);
    writer.add({ starts: [7], ends: [0, 0, 0, 7, 9, 9, 9] } as never);
    writer.finish();
    sealFiles(readdirSync(folder).map((name) => join(folder, name)));
    const table = readPassageTable(folder);
    expect([...table.bodyEnd]).toEqual([310, 0, 7]);
    expect([...table.courtnameEnd]).toEqual([320, 0, 9]);
    expect([...table.judgeEnd]).toEqual([330, 0, 9]);
    const cursor = new PassageCursor(table);
    const reached = (docId: number, positions: number[]): number[][] => {
      cursor.begin(docId);
      return positions.map((position) => {
        cursor.reach(position);
        return [cursor.from, cursor.to];
      });
    };
    const END = 0x7fff_ffff;
    expect(reached(0, [0, 2, 3, 5, 299, 300, 999])).toEqual([
      ...[
        [0, 3],
        [0, 3],
        [3, 5],
        [5, 300],
        [5, 300],
        [300, END],
        [300, END],
      ],
    ]);
    expect(reached(1, [4])).toEqual([[0, END]]);
    expect(reached(2, [6, 7])).toEqual([
      [0, 7],
      [7, END],
    ]);
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

  test("spread over both halves", () => {
    const all = Array.from({ length: 2_000 }, (_, at) => hashText(`text ${at}`));
    expect(new Set(all.map((hash) => hash % 2 ** 32)).size).toBeGreaterThan(1_990);
    // 2,000 of 1,048,576 values: about two pairs fall together.
    expect(new Set(all.map((hash) => Math.floor(hash / 2 ** 32))).size).toBeGreaterThan(1_980);
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
