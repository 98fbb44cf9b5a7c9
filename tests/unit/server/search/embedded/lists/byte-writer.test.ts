import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ByteWriter } from "#server/search/embedded/lists/byte-writer.ts";
import { ListMemory } from "#server/search/embedded/lists/list-memory.ts";
import { SequentialFile } from "#server/search/embedded/postings/sequential-file.ts";

const folder = mkdtempSync(join(tmpdir(), "fasu-bytes-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("ByteWriter", () => {
  test("keeps what it has when it grows", () => {
    const writer = new ByteWriter(2);
    const all = Array.from({ length: 300 }, (_, at) => at % 251);
    for (const byte of all) writer.bytes(Uint8Array.of(byte));
    expect(writer.length).toBe(300);
    expect([...writer.copy()]).toEqual(all);
    writer.bytes(new Uint8Array(5000).fill(7));
    expect(writer.length).toBe(5300);
    expect([...writer.view().subarray(298, 302)]).toEqual([...all.slice(298), 7, 7]);
  });

  test("appends numbers and other writers, and begins anew", () => {
    const writer = new ByteWriter(1);
    writer.varint(1);
    writer.varint(2 ** 40);
    const other = new ByteWriter();
    other.bytes(Uint8Array.of(9));
    const before = writer.length;
    writer.append(other);
    expect([writer.length, writer.view().at(-1)]).toEqual([before + 1, 9]);
    const copy = writer.copy();
    writer.clear();
    expect([writer.length, writer.view().length, copy.length]).toEqual([0, 0, before + 1]);
    writer.bytes(Uint8Array.of(3));
    expect([...writer.view()]).toEqual([3]);
    expect(copy.at(-1)).toBe(9);
  });
});

describe("ListMemory", () => {
  test("is reserved by section, kept while it is enough, and a quarter larger than asked for", () => {
    const memory = new ListMemory();
    const first = memory.reserve("decoded", 5000);
    expect(first.length).toBe(5000);
    // 6,250 bytes in whole pages.
    expect(first.buffer.byteLength).toBe(8192);
    expect(memory.reserve("decoded", 8192).buffer).toBe(first.buffer);
    expect(memory.reserve("table", 10).buffer).not.toBe(first.buffer);
    expect(memory.reserve("decoded", 8193).buffer).not.toBe(first.buffer);
    const words = memory.reserveWords("docIds", 3);
    expect([words.length, words.byteLength]).toEqual([3, 12]);
  });

  test("is taken again where it was given back, eight at most", () => {
    const taken = Array.from({ length: 20 }, () => ListMemory.take());
    expect(new Set(taken).size).toBe(20);
    for (const memory of taken) memory.giveBack();
    const again = Array.from({ length: 20 }, () => ListMemory.take());
    expect(again.filter((memory) => taken.includes(memory)).length).toBe(8);
  });
});

describe("SequentialFile", () => {
  test("is read piece by piece, over its buffer's end, up to the last byte", () => {
    const bytes = Uint8Array.from({ length: (1 << 20) + 1000 }, (_, at) => at % 253);
    const path = join(folder, "a");
    writeFileSync(path, bytes);
    const file = new SequentialFile(path);
    let at = 0;
    for (const size of [3, 0, 1_000_000, 48_600, 97]) {
      const into = new Uint8Array(size);
      file.read(into);
      expect(Buffer.compare(into, bytes.subarray(at, at + size))).toBe(0);
      at += size;
    }
    const rest = new Uint8Array(bytes.length - at);
    file.read(rest);
    expect(Buffer.compare(rest, bytes.subarray(at))).toBe(0);
    expect(() => file.read(new Uint8Array(1))).toThrow(RangeError);
    file.close();
  });
});
