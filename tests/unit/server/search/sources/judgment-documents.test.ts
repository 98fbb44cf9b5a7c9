import { readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { DisputeLinks } from "#server/search/sources/dispute-links.ts";
import { documentMaker, judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";
import { scratchFolder } from "../../corpus/scratch.ts";

afterEach(() => vi.unstubAllEnvs());

const source = (id: string, more: Partial<StoredSource> = {}): StoredSource => ({
  ...{ id, name: `来源${id}`, sampling: "selected", sample: false, coverage: "", imported: "", count: 0 },
  ...more,
});

const full = invented({
  ...{ casename: "甲某与乙公司合同纠纷", court: "某法院", court_id: null, text_type: "民事判决书" },
  ...{ case_number: "（2021）内0102民初5号", casedate: "2021-03-04", source: "whole" },
  ...{ cause: "合同纠纷", cause_code: "2" },
  causes: [
    { code: "2", label: "合同纠纷" },
    { code: "3", label: "侵权责任纠纷" },
  ],
  ...{ presiding_judge: "例某", panel: ["例某", "样某", ""], clerk: "范某" },
  counsel: [
    { name: "律某", firm: "某律师事务所", kind: "lawyer", parties: ["甲某"] },
    { name: "师某", firm: "某律师事务所", kind: "lawyer", parties: ["甲某"] },
  ] as never,
  ...{ claim_amount: 5000, outcome: null, holding: { from: 1, to: 2 } },
  body_text: ["本院认为，依照《中华人民共和国工匠法》第二条。", "判决如下：驳回。"],
  ...{ tail_text: ["审判长 例某"], body_postscript: ["附：《中华人民共和国河渡法》第一条"] },
  legal_basis: ["《中华人民共和国船家法》第三条"],
});

function importedTo(folder: string, records: ReturnType<typeof invented>[]): void {
  const writer = new CorpusWriter(folder);
  for (const record of records) writer.add(record);
  const sources = [source("whole", { sampling: "complete", sample: true }), source("part")];
  writer.commit(new Map(sources.map((one) => [one.id, one])), "2026-01-02");
}

test("a judgment is a document with what is searched, counted and shown of it", () => {
  const folder = scratchFolder();
  importedTo(folder, [full]);
  const [document] = judgmentDocuments(folder);
  const { casename, court, text_type, case_number, casedate, body_text, tail_text, body_postscript } = full;
  expect(document).toMatchObject({
    ...{ id: full.id, type: SCOPE.cases, title: casename, number: case_number, date: casedate, amount: 5000 },
    ...{ court, court_id: null, causes: full.causes, kind: "judgment", outcome: null, complete: true },
    ...{ judges: ["例某", "样某"], counsel: ["律某", "某律师事务所", "师某"] },
    hearing: { presiding_judge: "例某", panel: ["例某", "样某", ""] },
  });
  expect(document?.keywords).toEqual(["工匠法", "船家法"]);
  expect(document?.detail).toMatchObject({
    ...{ id: full.id, casename, court, text_type, case_number, casedate, cause: "合同纠纷", cause_code: "2" },
    ...{ body_text, tail_text, body_postscript, causes: ["合同纠纷", "侵权责任纠纷"], related: [] },
    ...{ wenshu_url: full.wenshu_url, court_id: null, outcome: null, holding: { from: 1, to: 2 } },
    source: { name: "来源whole", sample: true, sampling: "complete" },
  });
  const { cites } = document!.detail as unknown as { cites: { label: string; url: string }[] };
  expect(cites).toEqual([
    { label: "工匠法第二条", url: "" },
    { label: "河渡法第一条", url: "" },
  ]);
  expect(document!.detail).not.toHaveProperty("withheld");
});

test("one cause is not listed twice, and what was withheld is told", () => {
  const folder = scratchFolder();
  const plain = invented({
    source: "part",
    causes: [{ code: "2", label: "合同纠纷" }],
    withheld: "minor" as never,
  });
  importedTo(folder, [plain]);
  const [document] = judgmentDocuments(folder);
  expect(document!.detail).not.toHaveProperty("causes");
  expect(document!.detail).toMatchObject({
    withheld: "minor",
    source: { name: "来源part", sample: false, sampling: "selected" },
  });
  expect(document!.complete).toBe(false);
});

test("a record of a source that nobody describes is named by its id, and counted as a selection", () => {
  const folder = scratchFolder();
  importedTo(folder, [full]);
  const links = new DisputeLinks();
  const document = documentMaker(folder, links)({ ...full, source: "gone" });
  links.close();
  expect(document.detail).toMatchObject({ source: { name: "gone", sample: false, sampling: "selected" } });
  expect(document.complete).toBe(false);
});

test("what was learned of disputes is left to whoever gave a place for it, and is of this corpus alone", () => {
  const links = new DisputeLinks();
  const [first, second] = [scratchFolder(), scratchFolder()];
  importedTo(first, [full]);
  const other = invented({ source: "part" });
  importedTo(second, [other]);
  for (const _ of judgmentDocuments(first, links));
  expect(links.placeOf(full.id)).not.toBeNull();
  for (const _ of judgmentDocuments(second, links));
  expect(links.placeOf(full.id)).toBeNull();
  expect(links.placeOf(other.id)).not.toBeNull();
  links.close();
});

test("without such a place nothing is left on the disk, though not all documents are read", () => {
  const folder = scratchFolder();
  importedTo(folder, [full, invented({ source: "part" })]);
  const scratch = scratchFolder();
  vi.stubEnv("TMPDIR", scratch);
  expect([...judgmentDocuments(folder)]).toHaveLength(2);
  expect(readdirSync(scratch)).toEqual([]);
  for (const _ of judgmentDocuments(folder)) break;
  expect(readdirSync(scratch)).toEqual([]);
  const links = new DisputeLinks();
  for (const _ of judgmentDocuments(folder, links));
  expect(readdirSync(scratch)).toHaveLength(1);
  links.close();
  expect(readdirSync(scratch)).toEqual([]);
});

test("what is made anew beside a place is put there as a whole, and what a killed run left of it goes", () => {
  const folder = scratchFolder();
  importedTo(folder, [full]);
  const place = join(scratchFolder(), "links.db");
  writeFileSync(`${place}.new`, "half of a file");
  const made = () => {
    const links = DisputeLinks.anewFor(place);
    for (const _ of judgmentDocuments(folder, links));
    return links;
  };
  made().close();
  expect(readdirSync(dirname(place))).toEqual([]);
  made().keep();
  expect(readdirSync(dirname(place))).toEqual(["links.db"]);
  const kept = new DisputeLinks(place);
  expect(kept.placeOf(full.id)).not.toBeNull();
  expect(() => kept.keep()).toThrow("made anew");
  kept.close();
});
