import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { openUnsealed } from "#server/generated/block-file.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { NumberTexts, NumberTextsWriter } from "#server/search/embedded/columns/number-texts.ts";
import { encodeRecord, readRecords } from "#server/search/embedded/documents/row-file.ts";
import { encodeRow } from "#server/search/encode-rows.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-texts-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("NumberTexts", () => {
  test("finds every number that holds a text, in their order", () => {
    const path = join(folder, "numbers.bin");
    const number = fc.string({ unit: fc.constantFrom("1", "2", "京", " ", "民"), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(number, { maxLength: 30 }), number, (numbers, text) => {
        fc.pre(text !== "");
        const writer = new NumberTextsWriter(path);
        for (const text of numbers) writer.add(text);
        writer.finish();
        sealFiles([path]);
        const found = [...new NumberTexts(path).docIdsHolding(text)];
        expect(found).toEqual([...numbers.keys()].filter((rank) => numbers[rank]!.includes(text)));
      }),
    );
  });
});

describe("readRecords", () => {
  test("reads rows near and far, in any order and more than once", () => {
    const rows = Array.from({ length: 600 }, (_, rank) => ({
      id: `id${rank}`,
      title: "题".repeat(rank % 97),
      court: "法院",
      number: `（2020）${rank}`,
      date: "2020-01-01",
    }));
    const records = rows.map(encodeRecord);
    const rowAt = new Uint32Array(rows.length + 1);
    for (const [rank, record] of records.entries()) rowAt[rank + 1] = rowAt[rank]! + record.length;
    const path = join(folder, "rows.bin");
    writeFileSync(path, Buffer.concat(records));
    const file = openUnsealed(path);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 599 }), { maxLength: 200 }), fc.boolean(), (ranks, sorted) => {
        if (sorted) ranks.sort((a, b) => a - b);
        const records = readRecords(file, rowAt, ranks);
        const wanted = ranks.map((rank) => rows[rank]);
        expect(records.rows()).toEqual(wanted);
        const from = Math.min(3, ranks.length);
        const to = Math.min(13, ranks.length);
        expect(records.rows(from, to)).toEqual(wanted.slice(from, to));
        const added = new Map([...ranks.keys()].slice(from, to).map((place) => [place, `"more":${place}`]));
        expect(JSON.parse(records.toJson(added).toString())).toEqual(
          wanted.map((row, place) => ({
            ...JSON.parse(encodeRow(row!)),
            ...(added.has(place) && { more: place }),
          })),
        );
      }),
    );
    expect(readRecords(file, rowAt, [...rows.keys()]).rows()).toEqual(rows);
    file.close();
  });
});
