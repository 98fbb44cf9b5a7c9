import { describe, expect, test } from "vitest";
import { ByteWriter } from "#server/search/embedded/lists/byte-writer.ts";

describe("ByteWriter", () => {
  test("keeps what it has when it grows", () => {
    const writer = new ByteWriter(2);
    const all = Array.from({ length: 300 }, (_, at) => at % 251);
    for (const byte of all) writer.bytes(Uint8Array.of(byte));
    expect(writer.length).toBe(300);
    expect([...writer.view().slice()]).toEqual(all);
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
    writer.bytes(other.view());
    expect([writer.length, writer.view().at(-1)]).toEqual([before + 1, 9]);
    const copy = writer.view().slice();
    writer.clear();
    expect([writer.length, writer.view().length, copy.length]).toEqual([0, 0, before + 1]);
    writer.bytes(Uint8Array.of(3));
    expect([...writer.view()]).toEqual([3]);
    expect(copy.at(-1)).toBe(9);
  });
});
