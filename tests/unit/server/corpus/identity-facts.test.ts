import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsId, judgmentId, ownJudgmentId } from "#domain/judgment/judgment-id.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Added, CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { sha256OfText } from "#server/files/sha256.ts";
import { invented } from "../../domain/judgment/invented-record.ts";
import { scratchFolder } from "./scratch.ts";

const source: StoredSource = {
  ...{ id: "test", name: "test", sampling: "selected", sample: false, coverage: "", imported: "", count: 0 },
};
const declared = new Map([["test", source]]);
const FACTS = ["court", "case_number", "text_type", "casedate"] as const;
const X = "0123456789abcdef0123456789abcdef";
const Y = "fedcba9876543210fedcba9876543210";
const ANOTHER = { body_text: ["另一份"] };
const CHANGED = { body_text: ["改过的正文"] };

/** An invented record with the id assigned by an import. */
function given(fields: Partial<JudgmentRecord>): JudgmentRecord {
  const record = invented({ body_text: ["第一份"], ...fields });
  return { ...record, id: judgmentId(record, sha256OfText) };
}

/** Adds records in one import. */
function add(folder: string, records: JudgmentRecord[]): Added[] {
  const writer = new CorpusWriter(folder);
  const added = records.map((record) => writer.add(record));
  writer.commit(declared, "2026-01-02");
  return added;
}

/** The public id of each stored text. */
const idsByText = (folder: string) =>
  Object.fromEntries([...readCorpus(folder)].map(({ id, body_text }) => [body_text[0], id]));
const ownId = (record: JudgmentRecord) => ownJudgmentId(record, sha256OfText);

describe.each(FACTS)("a document without its %s", (field) => {
  const lacking = (fields: Partial<JudgmentRecord>) => given({ [field]: "", ...fields });

  test("is told from its like by the id in its collection, and a newer copy replaces it alone", () => {
    const folder = scratchFolder();
    const [one, other] = [lacking({ sourceId: X }), lacking({ sourceId: Y, ...ANOTHER })];
    expect(add(folder, [one, other])).toEqual(["accepted", "accepted"]);
    expect(idsByText(folder)).toEqual({ 第一份: ownId(one), 另一份: ownId(other) });
    expect(add(folder, [lacking({ sourceId: Y, ...CHANGED })])).toEqual(["renewed"]);
    expect(idsByText(folder)).toEqual({ 第一份: ownId(one), 改过的正文: ownId(other) });
  });

  test("is told from its like by its text where no collection has an id, and no other text replaces it", () => {
    const folder = scratchFolder();
    const [one, other] = [lacking({}), lacking(ANOTHER)];
    expect(add(folder, [one, other, lacking({}), lacking(CHANGED)])).toEqual([
      "accepted",
      "accepted",
      "duplicate",
      "accepted",
    ]);
    expect(idsByText(folder)).toEqual({
      第一份: ownId(one),
      另一份: ownId(other),
      改过的正文: ownId(lacking(CHANGED)),
    });
  });
});

describe("documents that agree in court, number, type and date", () => {
  test.each([
    ["their ids in the collection", { sourceId: X }, { sourceId: Y }],
    ["their texts", {}, {}],
    ["the id of the one that has one", {}, { sourceId: Y }],
  ])("with other texts are told by %s; the first keeps its id", (_what, ofOne, ofOther) => {
    const folder = scratchFolder();
    const [one, other] = [given(ofOne), given({ ...ofOther, ...ANOTHER })];
    expect(add(folder, [one, other])).toEqual(["accepted", "another_document"]);
    const expected = { 第一份: factsId(one, sha256OfText), 另一份: ownId(other) };
    expect(idsByText(folder)).toEqual(expected);
    expect(add(folder, [one, other])).toEqual(["duplicate", "duplicate"]);
    expect(idsByText(folder)).toEqual(expected);
  });

  test("a newer copy of the second replaces the second, under its id", () => {
    const folder = scratchFolder();
    const [one, other] = [given({ sourceId: X }), given({ sourceId: Y, ...ANOTHER })];
    add(folder, [one, other]);
    expect(add(folder, [given({ sourceId: Y, ...CHANGED })])).toEqual(["renewed"]);
    expect(idsByText(folder)).toEqual({
      第一份: factsId(one, sha256OfText),
      改过的正文: ownId(other),
    });
  });

  test.each([
    ["court", "呼和浩特市赛罕区人民法院"],
    ["case_number", "（2021）内0102民初2号"],
    ["text_type", "民事裁定书"],
  ] as const)("but for the %s are two, though their texts are equal", (field, value) => {
    const folder = scratchFolder();
    const [one, other] = [given({}), given({ [field]: value })];
    expect(add(folder, [one, other])).toEqual(["accepted", "accepted"]);
    expect([...readCorpus(folder)].map(({ id }) => id).sort()).toEqual(
      [one, other].map((record) => factsId(record, sha256OfText)).sort(),
    );
  });
});

/** Any of a few documents, so that many agree in some field. */
const ANY = fc.record({
  casedate: fc.constantFrom("2021-03-04", "2021-03-05", ""),
  sourceId: fc.constantFrom(undefined, X, Y),
  text: fc.constantFrom("甲", "乙", "丙"),
});

test("whatever is imported in whatever order: no two have one id, no text is lost but to a newer copy", () => {
  fc.assert(
    fc.property(fc.array(ANY, { minLength: 1, maxLength: 8 }), (drawn) => {
      const folder = scratchFolder();
      const records = drawn.map(({ casedate, sourceId, text }) =>
        given({ casedate, body_text: [text], ...(sourceId !== undefined && { sourceId }) }),
      );
      add(folder, records);
      const stored = [...readCorpus(folder)];
      expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
      // A text that no other copy shares is stored, unless the same collection sent a newer one.
      const keyOf = ({ body_text }: JudgmentRecord) => String(body_text);
      const there = new Set(stored.map(keyOf));
      for (const [at, record] of records.entries()) {
        const isAlone = records.every(
          (other) =>
            other === record ||
            keyOf(other) !== keyOf(record) ||
            (record.sourceId && other.sourceId === record.sourceId),
        );
        const isLast =
          !record.sourceId || records.slice(at + 1).every(({ sourceId }) => sourceId !== record.sourceId);
        if (isAlone && isLast) expect(there).toContain(keyOf(record));
      }
      // A second import of everything loses nothing and is stable.
      add(folder, records);
      const settled = [...readCorpus(folder)].length;
      add(folder, records);
      expect([...readCorpus(folder)]).toHaveLength(settled);
    }),
    { numRuns: 20 },
  );
});
