import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { ImportState } from "#server/corpus/store/import-state.ts";
import { readPart } from "#server/corpus/store/part-file.ts";
import { type CorpusPart, PartWriter } from "#server/corpus/store/part-writer.ts";
import { lineOf, NO_TEXT, type Prepared, prepare } from "#server/corpus/store/prepared.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";
import { scratchFolder } from "../scratch.ts";

const ID = "abcdefghijkl";
const OTHER = "mnopqrstuvwx";
const prepared = (more: Partial<Prepared> = {}): Prepared => ({
  ...{
    id: ID,
    facts: ID,
    own: OTHER,
    docket: ID,
    casedate: "",
    origin: "",
    source: "s",
    body: new Uint8Array(),
  },
  ...{ text: 5, raw: 6, withheld: "", fields: 7 },
  ...more,
});

describe("ImportState", () => {
  let folder = "";
  let state: ImportState;
  beforeEach(() => {
    folder = scratchFolder();
    state = new ImportState(folder);
  });
  afterEach(() => state.close());
  const stored = { id: ID, place: 1, source: "s", origin: "", text: 5, raw: 6, fields: 7 };

  test("of a record read from the corpus the text before masking is unknown, but not that it is not public", () => {
    state.put(prepared(), 1, "s", null, true);
    expect(state.known(ID)).toEqual({ ...stored, raw: null });
    state.put(prepared({ id: OTHER, raw: NO_TEXT }), 2, "s", null, true);
    expect(state.known(OTHER)?.raw).toBe(NO_TEXT);
  });

  test("finds another record of the same court, number and type by its text, as stored or before masking", () => {
    state.put(prepared({ id: OTHER }), 1, "s", null);
    expect(state.withText(prepared())?.id).toBe(OTHER);
    expect(state.withText(prepared({ text: 99 }))?.id).toBe(OTHER);
    expect(state.withText(prepared({ raw: 99 }))?.id).toBe(OTHER);
    expect(state.withText(prepared({ text: 98, raw: 99 }))).toBeNull();
    expect(state.withText(prepared({ docket: OTHER }))).toBeNull();
    // An entry whose record has been replaced finds nothing.
    state.refresh(prepared({ id: OTHER, text: 1 }), 1);
    expect(state.withText(prepared({ raw: 99 }))).toBeNull();
    expect(state.withText(prepared({ text: 1, raw: 99 }))?.id).toBe(OTHER);
  });

  test("splits places into part and number", () => {
    const last = 2 ** 24 - 1;
    expect(state.splitPlace(state.placeOf(3, last))).toEqual({ part: 3, ordinal: last });
    expect(state.placeOf(3, last) + 1).toBe(state.placeOf(4, 0));
    state.supersede(state.placeOf(3, last));
    state.supersede(state.placeOf(4, 0));
    expect([state.supersededIn(3), state.supersededIn(4)]).toEqual([new Set([last]), new Set([0])]);
  });

  test("keeps what was saved, loses what was not, and forgets everything when cleared", () => {
    state.put(prepared(), 1, "s", null);
    state.setMeta("k", "v");
    state.save();
    state.put(prepared({ id: OTHER }), 2, "t", null);
    state.close();
    state = new ImportState(folder);
    expect([state.known(ID), state.known(OTHER), state.meta("k"), state.meta("none")]).toEqual([
      ...[stored, null, "v", null],
    ]);
    state.put(prepared({ id: OTHER }), 2, "s", null);
    expect(state.sources().map(({ id, count }) => [id, count])).toEqual([["s", 2]]);
    state.clear();
    expect([state.known(ID), state.sources(), state.meta("k")]).toEqual([null, [], null]);
    state.put(prepared(), 1, "s", null);
    expect(state.known(ID)).toEqual(stored);
  });
});

describe("a prepared record", () => {
  const record = invented({ case_number: "（2021）内0102民初1号" });
  const read = (one: Prepared, source: string) => JSON.parse(Buffer.concat(lineOf(one, source)).toString());

  test("is stored under any id and source, in whatever order its fields come", () => {
    const one = prepare(record);
    expect([one.id, one.source, one.withheld, one.raw]).toEqual([record.id, record.source, "", one.text]);
    expect(prepare(record, 77).raw).toBe(77);
    const shuffled = fc.shuffledSubarray(Object.entries({ ...record, sourceId: "1" }), {
      minLength: Object.keys(record).length + 1,
    });
    fc.assert(
      fc.property(shuffled, fc.string(), fc.string(), (entries, id, source) => {
        const given = Object.fromEntries(entries) as unknown as JudgmentRecord;
        expect(read({ ...prepare(given), id }, source)).toEqual({ ...given, id, source });
      }),
    );
  });

  test("keeps the checksum of its fields that earlier versions stored", () => {
    const line = Buffer.from(JSON.stringify({ ...record, source: undefined })).subarray(19, -1);
    expect(prepare(record).fields).toBe(crc32(line) * 2 ** 16 + line.length);
  });

  test("has checksums of its text and of its fields, the latter without id and source", () => {
    const one = prepare(record);
    const same = prepare({ ...record, id: OTHER, source: "another" });
    expect([same.fields, same.text]).toEqual([one.fields, one.text]);
    const clerk = prepare({ ...record, clerk: "例某" });
    expect([clerk.text === one.text, clerk.fields === one.fields]).toEqual([true, false]);
    const text = prepare({ ...record, body_text: ["别的"] });
    expect([text.text === one.text, text.fields === one.fields]).toEqual([false, false]);
  });

  test("that is not public has no text, and an id that does not hang on it", () => {
    const withheld = prepare({ ...record, withheld: "divorce" });
    expect([withheld.raw, withheld.withheld, withheld.facts]).toEqual([NO_TEXT, "divorce", record.id]);
    const reasons = (["divorce", "mediation"] as const).map(
      (withheld) => prepare({ ...record, withheld }).text,
    );
    expect(reasons[0]).not.toBe(reasons[1]);
    const numbered = ["1", "2"].map((sourceId) => prepare({ ...record, withheld: "divorce", sourceId }));
    expect(numbered[0]!.text).not.toBe(numbered[1]!.text);
    expect(numbered[0]!.own).not.toBe(numbered[1]!.own);
  });

  test("has an id in its collection, which is of that collection alone if it is short", () => {
    const origin = (sourceId: string, source: string) => prepare({ ...record, sourceId, source }).origin;
    expect(origin("", "a")).toBe("");
    expect(origin("1".repeat(19), "a")).not.toBe(origin("1".repeat(19), "b"));
    expect(origin("1".repeat(20), "a")).toBe(origin("1".repeat(20), "b"));
    expect(origin("7", "a")).not.toBe(origin("8", "a"));
  });
});

describe("PartWriter", () => {
  const body = (id: string) => ({ id, body: Buffer.alloc(0) });
  const read = (path: string, { bytes }: CorpusPart) => [...readPart(path, bytes)].map(({ text }) => text);

  test("appends lines that name their source, and empty ones, to what was saved before", () => {
    const path = join(scratchFolder(), "a.zst");
    const part: CorpusPart = { n: 1, source: "s", file: "a.zst", bytes: 0, records: 0, print: "" };
    const writer = new PartWriter(path, part);
    expect([writer.append(body("a")), writer.append(body("b"))]).toEqual([0, 1]);
    writer.appendNothing();
    expect([part.bytes, part.records, part.print]).toEqual([0, 3, ""]);
    writer.sync();
    const saved = { ...part };
    expect(saved.bytes).toBe(readFileSync(path).length);
    expect(saved.print).toMatch(/^[0-9a-f]{16}$/);
    writer.sync();
    expect(part).toEqual(saved);
    expect(read(path, saved)).toEqual(['{"id":"a","source":"s"}', '{"id":"b","source":"s"}', ""]);
    writer.append(body("lost"));
    writer.sync();
    writer.close();
    const again = new PartWriter(path, saved);
    expect(readFileSync(path).length).toBe(saved.bytes);
    expect(again.append(body("c"))).toBe(3);
    again.sync();
    again.close();
    expect(read(path, again.part).at(-1)).toBe('{"id":"c","source":"s"}');
    expect(again.part.print).not.toBe(part.print);
  });

  test("writes a block of about four megabytes by itself", () => {
    const path = join(scratchFolder(), "a.zst");
    const writer = new PartWriter(path, {
      n: 1,
      source: "s",
      file: "a.zst",
      bytes: 0,
      records: 0,
      print: "",
    });
    // Id and source take 25 bytes.
    writer.append({ id: "a", body: Buffer.alloc((4 << 20) - 25 - 1, "a") });
    expect(writer.part.bytes).toBe(0);
    writer.appendNothing();
    writer.append({ id: "a", body: Buffer.alloc(0) });
    expect(writer.part.bytes).toBeGreaterThan(0);
    writer.close();
  });
});
