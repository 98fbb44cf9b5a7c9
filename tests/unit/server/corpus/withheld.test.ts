import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { documentKind } from "#domain/judgment/document-kind.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { type ImportOutcome, importDocuments, prepareHere } from "#server/corpus/import/import-documents.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";
import { invented } from "../../domain/judgment/invented-record.ts";
import { ownContext } from "../../domain/judgment/own-context.ts";
import { contentOf, pathIn, scratchFolder } from "./scratch.ts";

const source: StoredSource = {
  ...{ id: "test", name: "test", sampling: "selected", sample: false, coverage: "", imported: "", count: 0 },
} as StoredSource;
const X = "0123456789abcdef0123456789abcdef";
const Y = "fedcba9876543210fedcba9876543210";
const HEAD = "原始链接,案号,案件名称,法院,案件类型,裁判日期,当事人,案由,全文";
const row = (id: string, name: string, text: string, number = "（2020）内0102民初7号") =>
  `https://example.org/?docId=${id},${number},${name},呼和浩特市新城区人民法院,民事案件,2020-05-06,例甲；样乙,离婚纠纷,${text}`;

/** Imports files into a corpus; `allowed` as --allow-restricted has it. */
async function run(files: Record<string, string>, corpus: string, allowed = false): Promise<ImportOutcome[]> {
  const folder = scratchFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(pathIn(folder, name), text);
  const writer = new CorpusWriter(corpus);
  const rules = {
    context: ownContext,
    sourceOf: () => source,
    mayHold: () => allowed,
    shown: (record: JudgmentRecord) => record,
    masked: (record: JudgmentRecord) => ({ kind: "record" as const, record, counts: {} }),
    choice: undefined,
  };
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importDocuments([folder], writer, { preparer: prepareHere(rules) }))
    outcomes.push(outcome);
  writer.commit(new Map([[source.id, source]]), "2026-01-02");
  return outcomes;
}
const kinds = (outcomes: ImportOutcome[]) => outcomes.map(({ kind, reason }) => [kind, reason]);
const given = (record: JudgmentRecord) => ({ "a.jsonl": JSON.stringify(record) });

describe("a row whose text is not public", () => {
  test("keeps number, court, date and reason and nothing else of it", async () => {
    const corpus = `${scratchFolder()}/corpus`;
    const csv = `${HEAD}\n${row(X, "例甲与样乙离婚纠纷一审民事判决书", "离婚诉讼或者涉及未成年子女抚养、监护的")}\n`;
    expect(kinds(await run({ "a.csv": csv }, corpus))).toEqual([["withheld", "withheld_divorce"]]);
    const [stored] = readCorpus(corpus);
    expect(stored).toMatchObject({
      casename: "不公开文书：离婚诉讼",
      court: "呼和浩特市新城区人民法院",
      case_number: "（2020）内0102民初7号",
      casedate: "2020-05-06",
      withheld: "divorce",
    });
    expect(JSON.stringify(stored)).not.toMatch(/例甲|样乙|纠纷|判决书|example/);
    expect(documentKind(stored!)).toBe("not_public");
    expect(kinds(await run({ "a.csv": csv }, corpus))).toEqual([["duplicate", ""]]);
    const two = `${csv}${row(Y, "", "人民法院认为不宜在互联网公布的其他情形")}\n`;
    expect(kinds(await run({ "a.csv": two }, corpus))).toEqual([
      ["duplicate", ""],
      ["withheld", "withheld_unfit"],
    ]);
  });

  test("keeps of a state secret the reason alone", async () => {
    const corpus = `${scratchFolder()}/corpus`;
    await run({ "a.csv": `${HEAD}\n${row(X, "例甲一案", "涉及国家秘密的")}\n` }, corpus);
    const [stored] = readCorpus(corpus);
    expect(stored).toMatchObject({ withheld: "state_secret", court: "", case_number: "", casedate: "" });
    expect(JSON.stringify(stored)).not.toMatch(/例甲|内0102|2020|新城|0123456789abcdef/);
  });
});

describe("what article 4 withholds", () => {
  const divorce = invented({ cause: "离婚纠纷", causes: [], case_number: "（2021）内0102民初8号" });

  test("is stored in the same way, and only what is allowed shows it", async () => {
    const corpus = `${scratchFolder()}/corpus`;
    const outcomes = await run(given(divorce), corpus);
    expect(kinds(outcomes)).toEqual([["withheld", "withheld_divorce"]]);
    const [stored] = readCorpus(corpus);
    expect(stored).toMatchObject({
      id: divorce.id,
      withheld: "divorce",
      body_text: [],
      parties: [],
      cause: "",
    });
    expect(Object.values(contentOf(corpus)).join("")).not.toContain("例某");
    expect(kinds(await run(given(divorce), corpus))).toEqual([["duplicate", ""]]);
    expect(kinds(await run(given(divorce), corpus, true))).toEqual([["duplicate", "renewed"]]);
    expect([...readCorpus(corpus)]).toMatchObject([{ id: divorce.id, body_text: divorce.body_text }]);
    // Somebody let it in and said why: an import without that leaves it.
    expect(kinds(await run(given(divorce), corpus))).toEqual([["duplicate", ""]]);
    expect([...readCorpus(corpus)]).toHaveLength(1);
  });
});
