import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RecordFile } from "#server/files/record-file.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const MIB = 1 << 20;

test.each([[[3, 0, 4]], [[MIB - 1, 1, 1]], [[MIB, MIB]], [[5, MIB + 1, 5]], [[MIB - 1, 2, MIB + 7]]])(
  "records of %j bytes lie one behind another, each ending where it was told",
  (sizes) => {
    const path = join(folder, "a");
    const file = new RecordFile(path);
    const records = sizes.map((size, at) => Buffer.alloc(size, at + 1));
    const ends = records.map((record) => {
      const end = file.add(record);
      // The value was copied: later changes to it do not reach the file.
      if (record.length < 10) record.fill(99);
      return end;
    });
    file.close();
    file.close();
    const written = readFileSync(path);
    const expected = Buffer.concat(sizes.map((size, at) => Buffer.alloc(size, at + 1)));
    expect(Buffer.compare(written, expected)).toBe(0);
    expect(ends).toEqual(sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0)));
  },
);
