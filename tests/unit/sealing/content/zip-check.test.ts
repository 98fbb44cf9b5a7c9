import fc from "fast-check";
import { type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { inflatesBeyond as browserInflates } from "#sealing/content/inflates-beyond.ts";
import { declaresBomb, unpacksBeyond } from "#sealing/content/zip-bomb.ts";
import { MAX_ENTRIES, readZipDirectory } from "#sealing/content/zip-directory.ts";
import { inflatesBeyondAsync as officeInflates } from "#server/leads/inflates-beyond.ts";
import { runs } from "../../../fixtures/laws.ts";

const END = 0x06054b50;
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.nat(20_000).map((length) => new Uint8Array(length)),
);
const archive = fc
  .dictionary(fc.stringMatching(/^[a-z/]{1,12}[a-z]$/), fc.tuple(content, fc.constantFrom<0 | 6>(0, 6)), {
    minKeys: 1,
  })
  .map((files) => Object.entries(files).map(([name, [bytes, level]]) => [name, [bytes, { level }]] as const));
const pack = (files: readonly (readonly [string, readonly [Uint8Array, { level: 0 | 6 }]])[]) =>
  Buffer.from(zipSync(Object.fromEntries(files) as Zippable));

/** Repeats the directory of an archive before its end, each entry unchanged: the same bytes under two names. */
function doubled(packed: Buffer): Buffer {
  const end = packed.length - 22;
  const directory = packed.subarray(packed.readUInt32LE(end + 16), end);
  const made = Buffer.concat([packed.subarray(0, end), directory, packed.subarray(end)]);
  made.writeUInt32LE(directory.length * 2, made.length - 22 + 12);
  return made;
}

describe.each([
  ["by the office", officeInflates],
  ["in the browser", browserInflates],
])("the check of archives %s", (_where, inflatesBeyond) => {
  test("passes whatever a writer of archives makes", async () => {
    await fc.assert(
      fc.asyncProperty(archive, async (files) => {
        const packed = pack(files);
        const entries = readZipDirectory(packed)!;
        expect(entries.map(({ name }) => name)).toEqual(files.map(([name]) => name));
        expect(declaresBomb(entries, packed.length)).toBe(false);
        expect(await unpacksBeyond(entries, packed, inflatesBeyond)).toBe(false);
      }),
      { numRuns: runs(50) },
    );
  });

  test("refuses entries that share bytes", async () => {
    await fc.assert(
      fc.asyncProperty(archive, async (files) => {
        const packed = doubled(pack(files));
        const entries = readZipDirectory(packed)!;
        expect(entries).toHaveLength(files.length * 2);
        expect(await unpacksBeyond(entries, packed, inflatesBeyond)).toBe(true);
      }),
      { numRuns: runs(50) },
    );
  });

  test("ends without a fault on a changed byte", async () => {
    await fc.assert(
      fc.asyncProperty(archive, fc.nat(), fc.nat(255), async (files, at, value) => {
        const packed = pack(files);
        packed[at % packed.length] = value;
        const entries = readZipDirectory(packed) ?? [];
        expect(typeof (await unpacksBeyond(entries, packed, inflatesBeyond))).toBe("boolean");
      }),
      { numRuns: runs(200) },
    );
  });

  test("unpacks what declares least first, and no more than its budget", async () => {
    const asked: number[] = [];
    const note = async (packed: Uint8Array, limit: number) => {
      asked.push(limit);
      return inflatesBeyond(packed, limit);
    };
    const packed = pack(
      [1_000_000, 40_000, 30_000].map((size, at) => [`${at}`, [new Uint8Array(size), { level: 6 }]]),
    );
    const entries = readZipDirectory(packed)!;
    expect(await unpacksBeyond(entries, packed, note, 100_000)).toBe(false);
    expect(asked).toEqual([30_000, 40_000]);
    entries[2]!.unpackedBytes = 29_999;
    expect(await unpacksBeyond(entries, packed, note, 100_000)).toBe(true);
    expect(asked.at(-1)).toBe(29_999);
  });
});

describe("readZipDirectory", () => {
  test("cuts a directory after more entries than a brief has, and calls it a bomb", () => {
    const many = Array.from({ length: MAX_ENTRIES + 2 }, (_, at) => [`${at}`, new Uint8Array()] as const);
    const packed = Buffer.from(zipSync(Object.fromEntries(many)));
    const entries = readZipDirectory(packed)!;
    expect(entries).toHaveLength(MAX_ENTRIES + 1);
    expect(declaresBomb(entries, packed.length)).toBe(true);
  });

  test("gives up a file with thousands of false ends as an archive without entries", () => {
    // Each end but the first begins in the middle of the directory to which the previous ends belong.
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    const entries = Buffer.concat(Array.from({ length: 4_000 }, () => entry));
    const ends = Array.from({ length: 2_000 }, (_, at) => {
      const end = Buffer.alloc(22);
      end.writeUInt32LE(END, 0);
      end.writeUInt32LE(entries.length + at * 22, 12);
      return end;
    });
    ends[0]!.writeUInt32LE(1, 12);
    expect(readZipDirectory(Buffer.concat([entries, ...ends]))).toEqual([]);
  });
});
