import { describe, expect, test } from "vitest";
import type { BlockFile } from "#server/generated/block-file.ts";
import { encodeRecord, joinRecords, readRecords } from "#server/search/embedded/documents/row-file.ts";

const row = (id: string, length = 0) => ({
  ...{ id, title: "题".repeat(length), court: "法院", number: `N${id}`, date: "2020-01-02" },
});

describe("RowRecords", () => {
  const rows = ["a", "b", "c"].map((id) => row(id));
  const records = joinRecords(rows.map(encodeRecord));

  test("give back any rows of a list", () => {
    expect(records.rows()).toEqual(rows);
    expect(records.rows(1)).toEqual(rows.slice(1));
    expect(records.rows(0, 2)).toEqual(rows.slice(0, 2));
    expect(records.rows(1, 2)).toEqual([rows[1]]);
    expect(records.rows(2, 2)).toEqual([]);
    expect(records.rows(2, 1)).toEqual([]);
  });

  test("give back one record with its comma", () => {
    for (const [at, each] of rows.entries()) expect(records.record(at).equals(encodeRecord(each))).toBe(true);
  });

  test("are one list in JSON, with more members in some rows", () => {
    expect(JSON.parse(records.toJson(new Map()).toString())).toEqual(rows.map(answered));
    const more = new Map([
      [0, '"x":1'],
      [2, '"y":[2]'],
    ]);
    expect(JSON.parse(records.toJson(more).toString())).toEqual([
      { ...answered(rows[0]!), x: 1 },
      answered(rows[1]!),
      { ...answered(rows[2]!), y: [2] },
    ]);
    expect(joinRecords([]).toJson(new Map()).toString()).toBe("[]");
    expect(joinRecords([]).rows()).toEqual([]);
  });
});

/** A row as a search answers it. */
const answered = ({ id, title, court, number, date }: ReturnType<typeof row>) => ({
  ...{ id, casename: title, court, case_number: number, casedate: date },
});

describe("readRecords", () => {
  /** A file of these rows that counts its reads. */
  function stored(lengths: readonly number[]) {
    const rows = lengths.map((length, at) => row(String(at), length));
    const records = rows.map(encodeRecord);
    const bytes = Buffer.concat(records);
    const rowAt = new Float64Array(records.length + 1);
    for (const [at, { length }] of records.entries()) rowAt[at + 1] = (rowAt[at] ?? 0) + length;
    const reads: [from: number, length: number][] = [];
    const file = {
      read(target: Uint8Array, from: number): void {
        reads.push([from, target.length]);
        target.set(bytes.subarray(from, from + target.length));
      },
    } as BlockFile;
    const read = (...docIds: number[]) => {
      reads.length = 0;
      expect(readRecords(file, rowAt, docIds).rows()).toEqual(docIds.map((docId) => rows[docId]));
      return reads.length;
    };
    return { read, reads, rowAt };
  }

  test("reads neighbours at once, also with a small gap, and in order", () => {
    const { read, reads, rowAt } = stored([5, 5, 5, 5, 5]);
    expect(read(1, 2, 3)).toBe(1);
    expect(reads[0]).toEqual([rowAt[1], (rowAt[4] ?? 0) - (rowAt[1] ?? 0)]);
    expect(read(0, 2, 4)).toBe(1);
    expect(reads[0]).toEqual([0, rowAt[5]]);
    expect(read(3, 1)).toBe(2);
    expect(read(2, 2)).toBe(2);
    expect(read()).toBe(0);
  });

  test("reads what lies further apart than a read is worth by itself", () => {
    const gap = stored([5, 16_384, 5]);
    expect(gap.read(0, 2)).toBe(2);
    // 5,000 characters are 15,000 bytes, and the row around them less than the rest.
    expect(stored([5, 5_000, 5]).read(0, 2)).toBe(1);
  });

  test("reads no more at once than its buffer holds", () => {
    const { read, reads } = stored(Array(12).fill(4_000));
    expect(read(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)).toBeGreaterThan(1);
    for (const [, length] of reads) expect(length).toBeLessThanOrEqual(1 << 16);
  });
});
