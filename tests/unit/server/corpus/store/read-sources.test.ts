import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { activeCorpusDir, corpusInputs } from "#server/corpus/corpus-dir.ts";
import { readCorpus, readPlacedCorpus, readPlacedRecords } from "#server/corpus/read-corpus.ts";
import { lawCorpusDir, readStatuteFile, readStatutes } from "#server/corpus/read-statutes.ts";
import { packBlock, readPart } from "#server/corpus/store/part-file.ts";
import {
  readSources,
  type StoredSource,
  storedPartsOf,
  supersededIn,
} from "#server/corpus/store/read-sources.ts";
import { supersededFile } from "#server/corpus/store/superseded-file.ts";
import { addToTakedown } from "#server/corpus/takedown/takedown.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fasu-sources-"));
  for (const folder of ["judgments", "statutes", "data/corpus"])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const source = (id: string, more: Partial<StoredSource> = {}) => ({ id, count: 3, ...more }) as StoredSource;
const write = (name: string, ...values: unknown[]) => {
  const text = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value))).join("\n");
  writeFileSync(join(root, name), `${text}\n`);
  return Buffer.byteLength(text) + 1;
};
/** A part of blocks of lines; an empty line represents a removed record. */
const writePart = (name: string, ...blocks: (object | "")[][]) => {
  const lines = (block: (object | "")[]) => block.map((line) => `${line && JSON.stringify(line)}\n`).join("");
  const bytes = Buffer.concat(blocks.map((block) => packBlock(Buffer.from(lines(block)), block.length)));
  // Bytes that a dying process wrote after the committed blocks.
  writeFileSync(join(root, name), Buffer.concat([bytes, Buffer.from("half")]));
  return bytes.length;
};
const record = (id: string) => ({ id, casename: id, parties: [], counsel: [], body_text: [], tail_text: [] });
const part = (n: number, file: string, bytes: number, records: number) => ({
  n,
  file,
  bytes,
  records,
  print: "",
});

describe("sources", () => {
  test("are none without a list", () => {
    expect(readSources(root)).toEqual([]);
    write("sources.json", [source("a")]);
    expect(readSources(root)).toEqual([source("a")]);
  });

  test("without parts are one file, of their name or one of their own", () => {
    expect(storedPartsOf(source("a"))).toEqual([part(0, "a.jsonl", 0, 3)]);
    expect(storedPartsOf(source("a", { file: "b.jsonl" }))).toEqual([part(0, "b.jsonl", 0, 3)]);
    expect(storedPartsOf(source("a", { parts: [part(2, "c", 9, 1)] }))).toEqual([part(2, "c", 9, 1)]);
  });

  test("have superseded records only where a file lists them", () => {
    expect(supersededIn(root, source("a"))).toEqual(new Map());
    writeFileSync(join(root, "judgments/s.bin"), supersededFile([[1, 2]]));
    expect(supersededIn(root, source("a", { superseded: "s.bin" }))).toEqual(new Map([[1, new Set([2])]]));
  });
});

describe("judgments of a corpus", () => {
  const ids = (records: Iterable<{ id: string }>) => [...records].map(({ id }) => id);
  const fill = () => {
    const first = writePart("judgments/1.zst", [record("a"), ""], [record("b"), record("c")]);
    const second = writePart("judgments/2.zst", [record("d"), record("e")]);
    writeFileSync(
      join(root, "judgments/s.bin"),
      supersededFile([
        [1, 3],
        [2, 0],
      ]),
    );
    const own = source("x", {
      parts: [part(1, "1.zst", first, 4), part(2, "2.zst", second, 2)],
      superseded: "s.bin",
    });
    write("sources.json", [own]);
    return own;
  };

  test("are read in the order of parts, without blank lines and superseded ones, each with its place", () => {
    fill();
    expect(
      [...readPlacedCorpus(root)].map(({ record, part, ordinal }) => [record.id, part, ordinal]),
    ).toEqual([
      ["a", 1, 0],
      ["b", 1, 2],
      ["e", 2, 1],
    ]);
    expect(ids(readCorpus(root))).toEqual(["a", "b", "e"]);
  });

  test("leave out what was taken down, which their source still has", () => {
    const own = fill();
    addToTakedown(root, ["b"], []);
    expect(ids(readCorpus(root))).toEqual(["a", "e"]);
    expect([...readPlacedRecords(root, own)].map(({ record }) => record.id)).toEqual(["a", "b", "e"]);
  });

  test("are read from a record of each part on", () => {
    const own = fill();
    const from = (...entries: [number, number][]) =>
      [...readPlacedRecords(root, own, new Map(entries))].map(({ record }) => record.id);
    expect(from([1, 1])).toEqual(["b", "e"]);
    expect(from([1, 2], [2, 1])).toEqual(["b", "e"]);
    expect(from([1, 4], [2, 2])).toEqual([]);
    expect(from([1, 3])).toEqual(["e"]);
  });

  test("a part without records is read all the same where nothing says that it was", () => {
    write("judgments/1.jsonl", record("a"), "", record("b"));
    const own = source("x", { parts: [part(1, "1.jsonl", 0, 0), part(2, "none.jsonl", 0, 0)] });
    expect([...readPlacedRecords(root, own)].map(({ record, ordinal }) => [record.id, ordinal])).toEqual([
      ["a", 0],
      ["b", 1],
    ]);
  });
});

describe("statutes of a corpus", () => {
  test("are those of each source's file without the laws and articles taken down", () => {
    write("statutes/sources.json", [source("a"), source("b", { file: "c.jsonl" }), source("none")]);
    write("statutes/a.jsonl", { id: "a1", law: "a" }, "", { id: "a2", law: "a" });
    write("statutes/c.jsonl", { id: "c1", law: "c" });
    expect([...readStatutes(root)].map(({ id }) => id)).toEqual(["a1", "a2", "c1"]);
    addToTakedown(root, ["c", "a2"], []);
    expect([...readStatutes(root)].map(({ id }) => id)).toEqual(["a1"]);
    expect([...readStatuteFile(root, source("none"))]).toEqual([]);
    expect([...readStatutes(join(root, "none"))]).toEqual([]);
  });

  test("lie with the judgments of the chosen corpus, else of the imported one", () => {
    expect(lawCorpusDir("x")).toBe("x");
    expect(lawCorpusDir("")).toBe("data/corpus");
  });
});

describe("activeCorpusDir", () => {
  test("is the chosen one, else the imported one that holds judgments, else the sample", () => {
    expect(activeCorpusDir("x", root)).toBe(resolve(root, "x"));
    expect(activeCorpusDir("", root)).toBe(join(root, "data/generated/sample"));
    write("data/corpus/sources.json", [source("a", { count: 0 })]);
    expect(activeCorpusDir("", root)).toBe(join(root, "data/generated/sample"));
    write("data/corpus/sources.json", [source("a", { count: 0 }), source("b", { count: 1 })]);
    expect(activeCorpusDir("", root)).toBe(join(root, "data/corpus"));
  });

  test("a build depends on its lists, and on the folder of judgments where parts have no names of their own", () => {
    const names = () => corpusInputs(root).map((path) => resolve(path).slice(root.length + 1));
    write("sources.json", [source("a", { parts: [] })]);
    expect(names()).toEqual(["sources.json", "takedown.json"]);
    write("sources.json", [source("a", { parts: [] }), source("b")]);
    expect(names()).toEqual(["sources.json", "takedown.json", "judgments"]);
  });
});

test("of a part the blocks before a line are not read", () => {
  const bytes = writePart("judgments/1.zst", [record("a")], [record("b"), record("c")], [record("d")]);
  const path = join(root, "judgments/1.zst");
  const read = (from: number, end = bytes) => [...readPart(path, end, from)].map(({ ordinal }) => ordinal);
  expect([0, 1, 2, 3, 4].map((from) => read(from))).toEqual([[0, 1, 2, 3], [1, 2, 3], [1, 2, 3], [3], []]);
  // Up to the committed length.
  const first = packBlock(Buffer.from(`${JSON.stringify(record("a"))}\n`), 1).length;
  expect(read(0, first)).toEqual([0]);
});

test("a block begins with a frame that other programs skip", () => {
  const lines = Buffer.from("a\nb\n");
  const block = packBlock(lines, 2);
  const numbers = [0, 4, 8, 12, 16].map((at) => block.readUInt32LE(at));
  expect(numbers).toEqual([0x184d2a5f, 12, block.length - 20, 2, 4]);
  expect(zstdDecompressSync(block.subarray(20))).toEqual(lines);
});
