import { cpSync, writeFileSync } from "node:fs";
import * as fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { importDocuments } from "#server/corpus/import/import-documents.ts";
import { ImportReport } from "#server/corpus/import/import-report.ts";
import { ImportRun } from "#server/corpus/import/import-run.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { readTakedown } from "#server/corpus/takedown/takedown.ts";
import { takedownFilter } from "#server/corpus/takedown/takedown-filter.ts";
import { prepareHere } from "#tests/fixtures/prepare-here.ts";
import { runs } from "../../../fixtures/laws.ts";
import { invented } from "../../domain/judgment/invented-record.ts";
import { ownContext } from "../../domain/judgment/own-context.ts";
import { contentOf, pathIn, scratchFolder, testSource } from "./scratch.ts";

const FILLING = "双方对事实没有争议。".repeat(1_000);
const line = (number: number, text = FILLING) =>
  JSON.stringify(
    invented({ case_number: `（2021）内0102民初${number}号`, body_text: [`第${number}案`, text] }),
  );
const numbersOf = (corpus: string) =>
  [...readCorpus(corpus)].map(({ case_number }) => Number(case_number.match(/民初(\d+)号/)?.[1]));

/** Imports like the command; after this many documents everything is dropped, as by a kill. */
async function importUntil(paths: string[], corpus: string, report: string, most: number): Promise<boolean> {
  const writer = new CorpusWriter(corpus);
  const run = new ImportRun(writer.state, paths);
  const told = new ImportReport(report, run.kept);
  const rules = {
    context: ownContext,
    sourceOf: () => testSource,
    mayHold: () => true,
    shown: takedownFilter(readTakedown(corpus)),
    masked: (record: JudgmentRecord) => ({ kind: "record" as const, record, counts: {} }),
    choice: undefined,
  };
  const course = { preparer: prepareHere(rules), run, saveMs: 0, onSave: () => run.keep(told.keep()) };
  try {
    let count = 0;
    for await (const outcome of importDocuments(paths, writer, course)) {
      if (++count > most) return false;
      told.add(outcome);
    }
    run.end();
    writer.commit(new Map([[testSource.id, testSource]]), "2026-01-02");
    expect(told.counts).toMatchObject({ accepted: 301, duplicate: 2, rejected: 3 });
    return true;
  } finally {
    writer.close();
    told.close();
  }
}

describe("an import that is stopped", () => {
  test("goes on with no row lost or doubled, wherever it was stopped, and shows nothing before its end", async () => {
    const folder = scratchFolder();
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => line(from + at)).join("\n");
    writeFileSync(pathIn(folder, "in/a.jsonl"), `${rows(1, 101)}\n{"broken\n${line(7)}\n`);
    writeFileSync(
      pathIn(folder, "in/b.zip"),
      zipSync({
        "1.jsonl": strToU8(`${rows(101, 161)}\n${line(3, "短")}\n`),
        "2.zip": zipSync({ "x.jsonl": strToU8(`${rows(161, 221)}\n{"broken\n`) }),
        "3.png": Uint8Array.from([0x89, 0x50, 0x4e, 0x47]),
      }),
    );
    writeFileSync(pathIn(folder, "in/c.jsonl"), `${rows(221, 301)}\n${line(300)}\n`);
    const paths = [`${folder}/in`];
    await importUntil(paths, `${folder}/whole`, `${folder}/whole.tsv`, Number.POSITIVE_INFINITY);
    const expected = numbersOf(`${folder}/whole`);
    // Two texts have the third number.
    expect(expected.toSorted((a, b) => a - b)).toEqual([
      1,
      2,
      3,
      ...Array.from({ length: 298 }, (_, at) => at + 3),
    ]);
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 306 }), { minLength: 1, maxLength: 4 }),
        async (stops) => {
          const corpus = `${folder}/corpus-${++number}`;
          const report = `${folder}/report-${number}.tsv`;
          let isDone = false;
          for (const stop of [...stops, Number.POSITIVE_INFINITY]) {
            isDone ||= await importUntil(paths, corpus, report, stop);
            if (!isDone) expect([...readCorpus(corpus)]).toEqual([]);
          }
          expect(numbersOf(corpus)).toEqual(expected);
          expect(contentOf(folder)[`report-${number}.tsv`]).toBe(contentOf(folder)["whole.tsv"]);
        },
      ),
      { numRuns: runs(8) },
    );
  }, 120_000);

  test("is known to another import, which can forget it and then publishes its own documents alone", async () => {
    const folder = scratchFolder();
    writeFileSync(pathIn(folder, "a.jsonl"), Array.from({ length: 300 }, (_, at) => line(at + 1)).join("\n"));
    const corpus = `${folder}/corpus`;
    expect(await importUntil([`${folder}/a.jsonl`], corpus, `${folder}/report.tsv`, 250)).toBe(false);
    const writer = new CorpusWriter(corpus);
    expect(new ImportRun(writer.state, [`${folder}/a.jsonl`]).others).toEqual([]);
    expect(new ImportRun(writer.state, [`${folder}/b.jsonl`]).others).toEqual([`${folder}/a.jsonl`]);
    writer.forgetUnpublished();
    expect(new ImportRun(writer.state, [`${folder}/b.jsonl`]).others).toEqual([]);
    expect(writer.add(invented({ case_number: "（2021）内0102民初999号", source: testSource.id }))).toBe(
      "accepted",
    );
    expect(writer.commit(new Map([[testSource.id, testSource]]), "2026-01-02")).toBe(1);
    expect(numbersOf(corpus)).toEqual([999]);
  });
});

describe("a corpus of the version before", () => {
  test("is read as it stands, and added to without losing or doubling anything", () => {
    const corpus = `${scratchFolder()}/corpus`;
    cpSync("tests/fixtures/corpus-of-version-1", corpus, { recursive: true });
    expect(numbersOf(corpus)).toEqual([1, 2, 3, 4, 5]);
    const before = contentOf(corpus);
    const again = new CorpusWriter(corpus);
    for (const record of readCorpus(corpus)) expect(again.add(record)).toBe("duplicate");
    again.commit(new Map(), "2026-01-02");
    expect(contentOf(corpus)).toEqual(before);
    const writer = new CorpusWriter(corpus);
    expect(writer.add(invented({ case_number: "（2021）内0102民初6号", source: "picked" }))).toBe("accepted");
    const moved = invented({ case_number: "（2021）内0102民初1号", source: "all" });
    expect(writer.add(moved, "complete")).toBe("moved");
    expect(writer.commit(new Map(), "2026-01-02")).toBe(6);
    expect(numbersOf(corpus).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(readSources(corpus).map(({ id, count }) => [id, count])).toEqual([
      ["picked", 3],
      ["all", 3],
    ]);
  });
});
