import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Added, CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources, type StoredSource } from "#server/corpus/store/read-sources.ts";
import { addToTakedown } from "#server/corpus/takedown/takedown.ts";
import { CorpusLockedError } from "#server/files/corpus-lock.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { invented } from "../../domain/judgment/invented-record.ts";
import { contentOf, pathIn, scratchFolder } from "./scratch.ts";

const source = (id: string): StoredSource => ({
  id,
  name: id,
  sampling: "selected",
  sample: false,
  coverage: "",
  imported: "",
  count: 0,
});
const declared = new Map(["test", "other"].map((id) => [id, source(id)]));
const numbered = (number: number, fields: Partial<JudgmentRecord> = {}) =>
  invented({ case_number: `（2021）内0102民初${number}号`, ...fields });

function importAll(folder: string, records: JudgmentRecord[], day = "2026-01-02"): Added[] {
  const writer = new CorpusWriter(folder);
  const added = records.map((record) => writer.add(record));
  writer.commit(declared, day);
  return added;
}

describe("CorpusWriter", () => {
  test("keeps two texts under one court, number, type and date as two, and the newer reading of one text", () => {
    const folder = scratchFolder();
    const other = numbered(1, { body_text: ["另一份裁定的正文。"] });
    const spread = numbered(2, { clerk: "例某", body_text: numbered(2).body_text.map((text) => `${text} `) });
    importAll(folder, [numbered(1), numbered(2)]);
    expect(importAll(folder, [other, numbered(1), spread])).toEqual([
      "another_document",
      "duplicate",
      "refreshed",
    ]);
    expect(importAll(folder, [other, numbered(1), spread])).toEqual(["duplicate", "duplicate", "duplicate"]);
    const own = ownJudgmentId(other, sha256OfText);
    expect([...readCorpus(folder)]).toEqual([numbered(1), { ...other, id: own }, spread]);
    expect(own).not.toBe(other.id);
  });

  test("leaves the old corpus whole when it is stopped before the commit", () => {
    const folder = scratchFolder();
    importAll(folder, [numbered(1)]);
    const before = contentOf(folder);
    const writer = new CorpusWriter(folder);
    writer.add(numbered(2));
    writer.close();
    expect(contentOf(folder)).toEqual(before);
  });

  test("recovers from files that a killed import left behind", () => {
    const folder = scratchFolder();
    importAll(folder, [numbered(1)]);
    writeFileSync(pathIn(folder, ".incoming"), "half a rec");
    writeFileSync(pathIn(folder, "judgments/test-0000000000.jsonl"), "half a rec");
    expect([...readCorpus(folder)]).toEqual([numbered(1)]);
    importAll(folder, [numbered(2)]);
    expect([...readCorpus(folder)]).toEqual([numbered(1), numbered(2)]);
    expect(existsSync(join(folder, "judgments/test-0000000000.jsonl"))).toBe(false);
  });

  test("lets one import write at a time", () => {
    const folder = scratchFolder();
    const writer = new CorpusWriter(folder);
    expect(() => new CorpusWriter(folder)).toThrow(CorpusLockedError);
    writer.close();
    expect(() => new CorpusWriter(folder).close()).not.toThrow();
  });
});

describe("takedown", () => {
  test("leaves all others where one after another is taken down", () => {
    const folder = scratchFolder();
    const records = Array.from({ length: 6 }, (_, at) => numbered(at));
    importAll(folder, records);
    for (const [at, { id }] of records.slice(0, 4).entries()) {
      addToTakedown(folder, [id], []);
      importAll(folder, []);
      expect([...readCorpus(folder)]).toEqual(records.slice(at + 1));
      expect(readSources(folder)).toMatchObject([{ count: 5 - at }]);
    }
    expect(importAll(folder, records)).toEqual([...Array(4).fill("taken_down"), "duplicate", "duplicate"]);
  });

  test("takes a judgment out of the stored files and keeps it out of later imports", () => {
    const folder = scratchFolder();
    importAll(folder, [numbered(1), numbered(2)]);
    addToTakedown(folder, [numbered(1).id], []);
    expect([...readCorpus(folder)]).toEqual([numbered(2)]);
    expect(importAll(folder, [numbered(1)])).toEqual(["taken_down"]);
    expect(Object.values(contentOf(folder)).join("")).not.toContain(numbered(1).case_number);
    expect(readSources(folder)).toMatchObject([{ count: 1 }]);
  });

  test("hides a name everywhere in a judgment and keeps only its hash, of parties and of anybody else", () => {
    for (const parties of [[{ name: "李例甲", side: "plaintiff", role: "原告" } as const], []]) {
      const folder = scratchFolder();
      const record = numbered(1, {
        casename: "李例甲与样某买卖合同纠纷一审民事判决书",
        parties,
        body_text: ["原告：李例甲。", "李例甲诉称。"],
      });
      importAll(folder, [record]);
      addToTakedown(folder, [], ["李例甲"]);
      importAll(folder, [], "2026-01-03");
      const [shown] = readCorpus(folder);
      expect(shown).toMatchObject({
        id: record.id,
        casename: "李某与样某买卖合同纠纷一审民事判决书",
        body_text: ["原告：李某。", "李某诉称。"],
      });
      expect(Object.values(contentOf(folder)).join("")).not.toContain("李例甲");
      expect(importAll(folder, [record])).toEqual(["duplicate"]);
      expect(Object.values(contentOf(folder)).join("")).not.toContain("李例甲");
    }
  });
});
