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

test("records are read in the order asked for", () => {
  const rows = [5, 0, 16_384, 7].map((length, at) => row(String(at), length));
  const records = rows.map(encodeRecord);
  const bytes = Buffer.concat(records);
  const rowAt = new Float64Array(records.length + 1);
  for (const [at, { length }] of records.entries()) rowAt[at + 1] = (rowAt[at] ?? 0) + length;
  const file = {
    read(target: Uint8Array, from: number): void {
      target.set(bytes.subarray(from, from + target.length));
    },
  } as BlockFile;
  for (const docIds of [[0, 1, 2, 3], [3, 1], [2, 2], []])
    expect(readRecords(file, rowAt, docIds).rows()).toEqual(docIds.map((docId) => rows[docId]));
});
