import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { ForwardReader, skipBytes } from "#server/corpus/inputs/forward-reader.ts";

const TAIL = 16 << 20;
const content = Buffer.alloc(TAIL + 5_000);
for (let at = 0; at < content.length; at += 997) content.writeUInt8(at % 251, at);

function reader(size = content.length): {
  opened: number[];
  read: (start: number, end: number) => Promise<Buffer>;
} {
  const opened: number[] = [];
  const open = async (from: number): Promise<Readable> => {
    opened.push(from);
    const pieces: Buffer[] = [];
    for (let at = from; at < content.length; at += 1_500)
      pieces.push(content.subarray(at, Math.min(at + 1_500, content.length)));
    return Readable.from(pieces, { objectMode: false });
  };
  const made = new ForwardReader(open, size);
  return { opened, read: (start, end) => buffer(made._readStreamForRange(start, end)) };
}

describe("ForwardReader", () => {
  test("reads on in one pass, also over what is not asked for, and opens anew to go back", async () => {
    const { opened, read } = reader();
    for (const [start, end] of [
      [10, 20],
      [20, 2_000],
      [2_500, 4_100],
      [4_100, 4_101],
    ] as const)
      expect((await read(start, end)).equals(content.subarray(start, end))).toBe(true);
    expect(opened).toEqual([10]);
    expect((await read(4_000, 4_010)).equals(content.subarray(4_000, 4_010))).toBe(true);
    expect(opened).toEqual([10, 4_000]);
  });

  test("keeps the end, which is read once", async () => {
    const { opened, read } = reader();
    for (const [start, end] of [
      [5_000, 5_100],
      [content.length - 7, content.length],
      [6_000, 6_001],
    ] as const)
      expect((await read(start, end)).equals(content.subarray(start, end))).toBe(true);
    expect(opened).toEqual([5_000]);
    // The last byte before it is read in the forward direction.
    expect((await read(4_999, 5_000)).equals(content.subarray(4_999, 5_000))).toBe(true);
    expect(opened).toEqual([5_000, 4_999]);
  });

  test("lets reads take turns", async () => {
    const { read } = reader();
    const ranges = [
      [0, 1_000],
      [3_000, 3_500],
      [1_000, 2_000],
    ] as const;
    const all = await Promise.all(ranges.map(([start, end]) => read(start, end)));
    for (const [at, [start, end]] of ranges.entries())
      expect(all[at]?.equals(content.subarray(start, end))).toBe(true);
  });

  test("tells of an archive that ends too early", async () => {
    await expect(reader(content.length + 10).read(content.length, content.length + 10)).rejects.toThrow(
      "too early",
    );
  });
});

describe("skipBytes", () => {
  test.each([0, 1, 3, 4, 5, 9, 12])("leaves out the first %i bytes", async (count) => {
    const pieces = ["abc", "d", "efgh"].map((piece) => Buffer.from(piece));
    const left = await buffer(await skipBytes(Readable.from(pieces, { objectMode: false }), count));
    expect(left.toString()).toBe("abcdefgh".slice(count));
  });
});
