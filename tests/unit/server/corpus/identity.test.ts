import { cpSync, rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { factsId, judgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Added, CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { prepare, printOfText } from "#server/corpus/store/prepared.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { invented } from "../../domain/judgment/invented-record.ts";
import { scratchFolder } from "./scratch.ts";

const source: StoredSource = {
  ...{ id: "test", name: "test", sampling: "selected", sample: false, coverage: "", imported: "", count: 0 },
};
const declared = new Map([["test", source]]);
const X = "0123456789abcdef0123456789abcdef";
const Y = "fedcba9876543210fedcba9876543210";

/** An invented record with the id assigned by an import. */
function given(fields: Partial<JudgmentRecord>): JudgmentRecord {
  const record = invented(fields);
  return { ...record, id: judgmentId(record, sha256OfText) };
}

/** Imports each list separately and returns the results of the last; `lost` deletes the state before it. */
function importAll(folder: string, lists: JudgmentRecord[][], lost = false): Added[] {
  let added: Added[] = [];
  for (const [at, records] of lists.entries()) {
    if (lost && at === lists.length - 1) rmSync(`${folder}/.import.db`);
    const writer = new CorpusWriter(folder);
    added = records.map((record) => writer.add(record));
    writer.commit(declared, "2026-01-02");
  }
  return added;
}

const one = given({ sourceId: X });
const newer = given({ sourceId: X, body_text: ["改过的正文。"] });
const moved = given({ sourceId: X, casedate: "2021-03-05" });
const twin = given({ sourceId: Y });
const other = given({ sourceId: Y, body_text: ["同日的另一份。"] });
const nameless = given({ case_number: "", sourceId: X });
const namelessOther = given({ case_number: "", sourceId: Y, body_text: ["另一份。"] });

describe.each([false, true])("identity, the state read anew from the corpus: %s", (lost) => {
  test.each<[string, JudgmentRecord[], JudgmentRecord[], Added[], JudgmentRecord[]]>([
    ["an import twice changes nothing", [one, other], [one, other], ["duplicate", "duplicate"], [one, other]],
    ["a newer copy under one id replaces, shorter or not", [one], [newer], ["renewed"], [newer]],
    ["so does one with another day, under a new public id", [one], [moved], ["renewed"], [moved]],
    ["an equal text under another id is the same document", [one], [twin], ["duplicate"], [one]],
    ["so is one with another day", [one], [{ ...moved, sourceId: Y }], ["duplicate"], [one]],
    [
      "without ids the later of the two counts",
      [given({})],
      [given({ casedate: "2021-03-05" })],
      ["refreshed"],
      [given({ casedate: "2021-03-05" })],
    ],
    ["another text under another id is another document", [one], [other], ["another_document"], [one, other]],
    [
      "documents without a number are told by their ids",
      [nameless],
      [namelessOther],
      ["accepted"],
      [nameless, namelessOther],
    ],
    [
      "without ids an equal text is the same, whatever is missing",
      [given({ court: "" })],
      [given({ court: "", clerk: "例某" })],
      ["refreshed"],
      [given({ court: "", clerk: "例某" })],
    ],
    ["a text takes the id of the collection that has it too", [given({})], [one], ["refreshed"], [one]],
    ["and keeps it", [one], [given({})], ["duplicate"], [one]],
  ])("%s", (_name, before, after, added, stored) => {
    const folder = scratchFolder();
    expect(importAll(folder, [before, after], lost)).toEqual(added);
    const texts = (records: Iterable<JudgmentRecord>) =>
      [...records].map(({ id: _, ...fields }) => JSON.stringify(Object.entries(fields).sort())).sort();
    expect(texts(readCorpus(folder))).toEqual(texts(stored));
    expect(importAll(folder, [after]).every((kind) => kind === "duplicate")).toBe(true);
    const ids = [...readCorpus(folder)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(stored.length);
    // A complete, single record keeps its original id.
    for (const record of stored)
      if (
        stored.filter(({ casedate }) => casedate === record.casedate).length === 1 &&
        record.court &&
        record.case_number
      )
        expect(ids).toContain(factsId(record, sha256OfText));
  });
});

describe("ids that other collections use too", () => {
  test("tell copies apart together with what the document says of itself", () => {
    const folder = scratchFolder();
    const first = given({ sourceId: "7" });
    const elsewhere = given({ sourceId: "7", case_number: "（2021）内0102民初9号" });
    expect(
      importAll(folder, [[first], [elsewhere, given({ sourceId: "7", body_text: ["改过。"] })]]),
    ).toEqual(["accepted", "renewed"]);
    expect([...readCorpus(folder)]).toHaveLength(2);
  });
});

describe("a text whose masking changes", () => {
  test("is the same document while what it was before is known", () => {
    const folder = scratchFolder();
    const raw = printOfText(given({ body_text: ["证人王样品证言。"] }));
    const masked = (text: string) => prepare(given({ body_text: [text] }), raw);
    for (const [text, expected] of [
      ["证人王某证言。", "accepted"],
      ["证人某某证言。", "refreshed"],
    ] as const) {
      const writer = new CorpusWriter(folder);
      expect(writer.addPrepared(masked(text), "selected")).toBe(expected);
      writer.commit(declared, "2026-01-02");
    }
    expect([...readCorpus(folder)].map(({ body_text }) => body_text)).toEqual([["证人某某证言。"]]);
  });
});

describe("a corpus of version 2", () => {
  test("is read as it stands, and the same documents imported again are the same", () => {
    const folder = `${scratchFolder()}/corpus`;
    cpSync("tests/fixtures/corpus-of-version-2", folder, { recursive: true });
    const before = [...readCorpus(folder)];
    expect(before).toHaveLength(10);
    const writer = new CorpusWriter(folder);
    for (const record of before) expect(writer.add(given(record))).toBe("duplicate");
    // A text with different masking is the same text read again; from a collection it is a newer copy.
    for (const [at, record] of before.entries()) {
      const body_text = record.body_text.with(0, `${record.body_text[0]}其住址已隐去。`);
      const again = writer.add(given({ ...record, body_text }));
      expect(again, String(at)).toBe(record.sourceId ? "renewed" : "refreshed");
    }
    expect(writer.commit(new Map(), "2026-01-02")).toBe(10);
    expect([...readCorpus(folder)].map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  });
});
