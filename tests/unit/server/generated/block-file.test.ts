import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openGenerated } from "#server/generated/block-file.ts";
import { BLOCK_BYTES, BLOCK_SUMS } from "#server/generated/checksums.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const work = scratchFolder();

let made = 0;
/** A checksummed file in a folder of its own. */
function sealed(size: number): { path: string; bytes: Buffer } {
  const folder = mkdtempSync(join(work, `${made++}-`));
  const path = join(folder, "some.bin");
  const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8) * 7) & 0xff));
  writeFileSync(path, bytes);
  sealFiles([path]);
  return { path, bytes };
}

const sizes = fc.oneof(
  fc.nat({ max: 3 * BLOCK_BYTES }),
  fc.constantFrom(BLOCK_BYTES, 2 * BLOCK_BYTES, 40 * BLOCK_BYTES),
  fc.integer({ min: 30 * BLOCK_BYTES, max: 40 * BLOCK_BYTES }),
);

describe("openGenerated", () => {
  test("reads any part of a file of any size as it is, once and again", () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }), (size, parts) => {
        const { path, bytes } = sealed(size);
        const file = openGenerated(path);
        for (const [a, b] of [...parts, [0, size], [0, size]] as [number, number][]) {
          const from = a % (size + 1);
          const target = new Uint8Array(b % (size - from + 1));
          file.read(target, from);
          expect(Buffer.from(target).equals(bytes.subarray(from, from + target.length))).toBe(true);
        }
        file.close();
      }),
      { numRuns: 40 },
    );
  });

  test("refuses a part in whose blocks a bit is another, before and after it was read", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 * BLOCK_BYTES }),
        fc.nat(),
        fc.boolean(),
        (size, at, isRead) => {
          const { path, bytes } = sealed(size);
          const file = openGenerated(path);
          const place = at % size;
          if (isRead) file.read(new Uint8Array(size), 0);
          bytes[place]! ^= 1;
          writeFileSync(path, bytes);
          expect(() => file.read(new Uint8Array(1), place)).toThrow(FaultyFile);
          expect(() => file.read(new Uint8Array(size), 0)).toThrow(FaultyFile);
          file.close();
        },
      ),
      { numRuns: 30 },
    );
  });

  test("refuses a file that is shorter, whose list of checksums is another, or that is not there", () => {
    const cut = sealed(5000);
    truncateSync(cut.path, 4999);
    expect(() => openGenerated(cut.path)).toThrow("npm run data");
    const swapped = sealed(50_000);
    const other = sealed(49_999);
    copyFileSync(other.path + BLOCK_SUMS, swapped.path + BLOCK_SUMS);
    expect(() => openGenerated(swapped.path)).toThrow(FaultyFile);
    const shortened = sealed(50_000);
    truncateSync(shortened.path + BLOCK_SUMS, 48);
    expect(() => openGenerated(shortened.path)).toThrow(FaultyFile);
    const gone = sealed(10);
    rmSync(gone.path);
    expect(() => openGenerated(gone.path)).toThrow(FaultyFile);
    expect(() => openGenerated(join(work, "never/made.bin"))).toThrow("ENOENT");
  });

  test("refuses a file that was cut off while it was open, also of what it has read", () => {
    const { path, bytes } = sealed(BLOCK_BYTES + 100);
    const file = openGenerated(path);
    const read = () => {
      const target = Buffer.alloc(10);
      file.read(target, 0);
      return target;
    };
    expect(read()).toEqual(bytes.subarray(0, 10));
    truncateSync(path, BLOCK_BYTES - 1);
    expect(read).toThrow(expect.objectContaining({ name: "FaultyFile", fault: "damaged" }));
    file.close();
  });

  test("refuses a list of checksums that is damaged, wherever", () => {
    const blocks = 2500;
    const { path } = sealed(blocks * BLOCK_BYTES);
    const list = readFileSync(path + BLOCK_SUMS);
    fc.assert(
      fc.property(fc.nat({ max: blocks - 1 }), fc.nat({ max: 31 }), (block, bit) => {
        const damaged = Buffer.from(list);
        damaged.writeUInt32LE((damaged.readUInt32LE(block * 4) ^ (1 << bit)) >>> 0, block * 4);
        writeFileSync(path + BLOCK_SUMS, damaged);
        expect(() => openGenerated(path)).toThrow(FaultyFile);
      }),
      { numRuns: 50 },
    );
  });

  test("refuses what it is asked for beyond the end", () => {
    const file = openGenerated(sealed(100).path);
    expect(() => file.read(new Uint8Array(2), 99)).toThrow(FaultyFile);
    file.close();
  });
});
