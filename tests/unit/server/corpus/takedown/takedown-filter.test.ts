import { describe, expect, test } from "vitest";
import type { Counsel, JudgmentRecord } from "#domain/judgment/record.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { addToTakedown, readTakedown } from "#server/corpus/takedown/takedown.ts";
import { takedownFilter } from "#server/corpus/takedown/takedown-filter.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";
import { contentOf, scratchFolder } from "../scratch.ts";

const source: StoredSource = {
  id: "test",
  name: "甲",
  sampling: "selected",
  sample: false,
  coverage: "",
  imported: "",
  count: 0,
};

function importOne(folder: string, record: JudgmentRecord | null): string {
  const writer = new CorpusWriter(folder);
  const added = record ? writer.add(record) : "";
  writer.commit(new Map([["test", source]]), "2026-01-02");
  return added;
}

const lawyer: Counsel = { name: "例律", firm: "", kind: "lawyer", side: "plaintiff", parties: [] };

describe("takedownFilter", () => {
  test.each<[string, string, Partial<JudgmentRecord>]>([
    ["John Smith", "John Smith", { body_text: ["证人 John Smith 出庭。"] }],
    ["北京A&B贸易有限公司", "A&B", { body_text: ["案外人北京Ａ＆Ｂ贸易有限公司。"] }],
    ["样-例公司", "例公司", { body_text: ["样-例公司到庭。"] }],
    ["张例", "例", { body_text: ["证人张　例出庭，张 例陈述。"] }],
    ["王测试", "测", { panel: ["王测试"], presiding_judge: "王测试", tail_text: ["审判长 王 测 试"] }],
    ["测试律师事务所", "测试律师", { counsel: [{ ...lawyer, firm: "测试律师事务所" }] }],
    ["买买提·艾力", "艾力", { body_text: ["买买提•艾力出庭，买买提.艾力未到。"] }],
    ["𠮷例", "例", { body_text: ["𠮷例到庭。"] }],
  ])("keeps %s hidden in every field when the same text comes in again", (name, trace, fields) => {
    const folder = scratchFolder();
    const record = invented({ casename: "一案", parties: [], ...fields });
    importOne(folder, record);
    addToTakedown(folder, [], [name]);
    expect(JSON.stringify([...readCorpus(folder)])).not.toContain(trace);
    importOne(folder, null);
    const hidden = contentOf(folder);
    expect(Object.values(hidden).join("")).not.toContain(trace);
    expect(importOne(folder, record)).toBe("duplicate");
    expect(contentOf(folder)).toEqual(hidden);
  });

  test("hides what two listed names share as one, and leaves the rest of the text as it was", () => {
    const folder = scratchFolder();
    addToTakedown(folder, [], ["张例", "北京张例公司", "公司样"]);
    const shown = takedownFilter(readTakedown(folder));
    const record = invented({ body_text: ["原告 北京张例公司样某，张例。"] });
    expect(shown(record)?.body_text).toEqual(["原告 北某某，张某。"]);
    const other = invented();
    expect(shown(other)).toBe(other);
  });

  test("finds the names of a list that has no checksums", () => {
    const folder = scratchFolder();
    const list = addToTakedown(folder, [], ["张例"]);
    const older = { ...list, names: list.names.map(({ hash, chars }) => ({ hash, chars })) };
    expect(takedownFilter(older)(invented({ body_text: ["张例到庭。"] }))?.body_text).toEqual(["张某到庭。"]);
  });
});
