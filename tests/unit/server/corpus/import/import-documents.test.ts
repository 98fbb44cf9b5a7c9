import { writeFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { maskRecord } from "#domain/judgment/masking/mask-record.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { type ImportOutcome, importDocuments } from "#server/corpus/import/import-documents.ts";
import { ImportReport } from "#server/corpus/import/import-report.ts";
import { isReleasedByCourt } from "#server/corpus/import/import-settings.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources, type StoredSource } from "#server/corpus/store/read-sources.ts";
import { readTakedown } from "#server/corpus/takedown/takedown.ts";
import { takedownFilter } from "#server/corpus/takedown/takedown-filter.ts";
import { prepareHere } from "#tests/fixtures/prepare-here.ts";
import { invented } from "../../../domain/judgment/invented-record.ts";
import { ownContext } from "../../../domain/judgment/own-context.ts";
import { contentOf, pathIn, scratchFolder, testSource } from "../scratch.ts";

const judgment = (number: number, cause = "买卖合同纠纷") =>
  `呼和浩特市新城区人民法院\n民事判决书\n（2021）内0102民初${number}号\n原告：例某。\n被告：样某。\n原告例某与被告样某${cause}一案，本院立案后审理终结。\n本院认为，应予驳回。判决如下：\n驳回例某的诉讼请求。\n审判员　例明\n二〇二一年三月四日\n书记员　样明\n`;
const line = (number: number) => JSON.stringify(invented({ case_number: `（2021）内0102民初${number}号` }));
/** Encoding 呼和浩特 in GB18030 would need an encoder; this sentence has been encoded by hand. */
const GB = Uint8Array.of(0xb2, 0xbb, 0xca, 0xc7, 0xc5, 0xd0, 0xbe, 0xf6);

async function run(
  paths: string[],
  corpus: string,
  mayHold: (record: Parameters<typeof isReleasedByCourt>[0]) => boolean = isReleasedByCourt,
  into: StoredSource = testSource,
): Promise<ImportOutcome[]> {
  const writer = new CorpusWriter(corpus);
  const rules = {
    context: ownContext,
    sourceOf: () => into,
    mayHold,
    shown: takedownFilter(readTakedown(corpus)),
    masked: (record: JudgmentRecord) =>
      maskRecord(record, { officiallyReleased: into.officially_released ?? false }),
    choice: undefined,
  };
  const outcomes: ImportOutcome[] = [];
  for await (const outcome of importDocuments(paths, writer, { preparer: prepareHere(rules) }))
    outcomes.push(outcome);
  writer.commit(new Map([[into.id, into]]), "2026-01-02");
  return outcomes;
}

describe("importDocuments", () => {
  test("stores no number or protected name, counts them by kind, and refuses where names are unsure", async () => {
    const folder = scratchFolder();
    const corpus = pathIn(folder, "corpus");
    const given = invented({
      case_number: "（2021）内0102民初8号",
      body_text: [
        "原告：例某，公民身份号码150102198503041234，电话13800001234。",
        "幼女王样品，年仅九岁，在场。",
      ],
    });
    const family = invented({ case_number: "（2021）内0102民初9号", cause: "法定继承纠纷", parties: [] });
    writeFileSync(pathIn(folder, "in/a.jsonl"), `${JSON.stringify(given)}\n${JSON.stringify(family)}\n`);
    const outcomes = await run([pathIn(folder, "in")], corpus);
    expect(outcomes).toMatchObject([
      { kind: "accepted", masked: { identity: 1, telephone: 1, name: 1 } },
      { kind: "rejected", reason: "names_unsure" },
    ]);
    expect([...readCorpus(corpus)].map(({ body_text }) => body_text)).toEqual([
      ["原告：例某，公民身份号码×××，电话×××。", "幼女王某，年仅九岁，在场。"],
    ]);
  });

  test("takes texts, several in one file, JSON Lines and archives, and accounts for every input", async () => {
    const folder = scratchFolder();
    writeFileSync(pathIn(folder, "in/a.txt"), judgment(1) + judgment(2));
    writeFileSync(
      pathIn(folder, "in/b/c.jsonl"),
      `${line(3)}\n\nnot json\n{"casename":"x"}\n${line(3)}\n${line(5).replace("2021-03-04", "2121-03-04")}\n`,
    );
    writeFileSync(
      pathIn(folder, "in/d.zip"),
      zipSync({
        "e/f.txt": strToU8(`\ufeff${judgment(4)}`),
        "g.jsonl": strToU8(line(1)),
        "h.docx": zipSync({}),
      }),
    );
    writeFileSync(pathIn(folder, "in/i.txt"), GB);
    writeFileSync(pathIn(folder, "in/j.pdf"), "%PDF-1.7");
    const outcomes = await run([`${folder}/in`], `${folder}/corpus`);
    expect(
      outcomes.map(({ file, line: at, kind, reason }) => [file.slice(folder.length + 4), at, kind, reason]),
    ).toEqual([
      ["a.txt", 1, "accepted", ""],
      ["a.txt", 12, "accepted", ""],
      ["b/c.jsonl", 1, "accepted", ""],
      ["b/c.jsonl", 3, "rejected", "invalid_json"],
      ["b/c.jsonl", 4, "rejected", "invalid_record"],
      ["b/c.jsonl", 5, "duplicate", ""],
      ["b/c.jsonl", 6, "rejected", "invalid_date"],
      ["d.zip › e/f.txt", 1, "accepted", ""],
      ["d.zip › g.jsonl", 1, "accepted", "another_document"],
      ["d.zip › h.docx", 0, "rejected", "damaged_archive"],
      ["i.txt", 1, "rejected", "not_a_judgment"],
      ["j.pdf", 0, "rejected", "unsupported"],
    ]);
    expect([...readCorpus(`${folder}/corpus`)]).toHaveLength(5);
  });

  test("changes nothing the second time, and the counts add up", async () => {
    const folder = scratchFolder();
    writeFileSync(
      pathIn(folder, "in/a.txt"),
      judgment(1) + judgment(2) + judgment(2, "离婚纠纷").replace("民初2号", "民初3号"),
    );
    const first = await run([`${folder}/in`], `${folder}/corpus`);
    const before = contentOf(`${folder}/corpus`);
    const second = await run([`${folder}/in`], `${folder}/corpus`);
    expect(contentOf(`${folder}/corpus`)).toEqual(before);
    for (const [outcomes, counts] of [
      [first, { accepted: 2, withheld: 1, duplicate: 0, rejected: 0 }],
      [second, { accepted: 0, withheld: 0, duplicate: 3, rejected: 0 }],
    ] as const) {
      const report = new ImportReport(`${folder}/report.tsv`);
      for (const outcome of outcomes) report.add(outcome);
      report.close();
      expect(report.counts).toMatchObject(counts);
    }
    expect(first[2]).toMatchObject({ kind: "withheld", reason: "withheld_divorce", line: 23 });
  });

  test("moves what was handpicked to the complete source that brings it again, and says so", async () => {
    const folder = scratchFolder();
    const corpus = `${folder}/corpus`;
    writeFileSync(pathIn(folder, "picked/a.txt"), judgment(1) + judgment(2) + judgment(3));
    const longer = judgment(2).replace("本院认为", "本院查明，双方订有合同。\n本院认为");
    writeFileSync(pathIn(folder, "all/b.txt"), judgment(1) + longer + judgment(4));
    await run([`${folder}/picked`], corpus);
    const complete: StoredSource = { ...testSource, id: "all", sampling: "complete", coverage: "某院2021年" };
    const outcomes = await run([`${folder}/all`], corpus, undefined, complete);
    expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["duplicate", "moved"],
      ["accepted", "another_document"],
      ["accepted", ""],
    ]);
    expect(readSources(corpus)).toMatchObject([
      { id: "test", sampling: "selected", count: 2 },
      { id: "all", sampling: "complete", count: 3 },
    ]);
    const records = [...readCorpus(corpus)];
    expect(records.map(({ case_number, source: id }) => [case_number, id])).toEqual([
      ["（2021）内0102民初2号", "test"],
      ["（2021）内0102民初3号", "test"],
      ["（2021）内0102民初1号", "all"],
      ["（2021）内0102民初2号", "all"],
      ["（2021）内0102民初4号", "all"],
    ]);
    expect(records[2]?.body_text.join("")).toContain("立案后审理终结");
    expect(records[3]?.body_text.join("")).toContain("双方订有合同");
    const before = contentOf(corpus);
    for (const [path, into] of [
      ["all", complete],
      ["picked", testSource],
    ] as const) {
      const again = await run([`${folder}/${path}`], corpus, undefined, into);
      expect(again.every(({ kind, reason }) => kind === "duplicate" && reason !== "moved")).toBe(true);
    }
    expect(contentOf(corpus)).toEqual(before);
  });

  test("refuses what courts may not publish unless it is allowed or was released by the court", async () => {
    const folder = scratchFolder();
    writeFileSync(pathIn(folder, "in/a.txt"), judgment(1, "离婚纠纷"));
    expect(await run([`${folder}/in`], `${folder}/one`)).toMatchObject([
      { kind: "withheld", reason: "withheld_divorce" },
    ]);
    expect(await run([`${folder}/in`], `${folder}/two`, () => true)).toMatchObject([{ kind: "accepted" }]);
    expect(isReleasedByCourt(invented({ text_type: "参考案例", cause: "离婚纠纷" }))).toBe(true);
  });

  test("gives a judgment one id however its number and type are typed, and the parser the same", async () => {
    const folder = scratchFolder();
    const typed = ["（2021）内0102民初1号", "(2021)内0102民初1号", "〔2021〕 内0102 民初１号"];
    const lines = typed.map((case_number, at) =>
      JSON.stringify({ ...invented(), case_number, text_type: at ? "民 事判决书" : "民事判决书" }),
    );
    writeFileSync(pathIn(folder, "in/a.jsonl"), lines.join("\n"));
    writeFileSync(pathIn(folder, "in/b.txt"), judgment(1));
    const outcomes = await run([`${folder}/in`], `${folder}/corpus`);
    expect(outcomes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["accepted", ""],
      ["duplicate", ""],
      ["duplicate", ""],
      ["accepted", "another_document"],
    ]);
  });

  test("works out ids of court and cause anew for records of another collection", async () => {
    const folder = scratchFolder();
    writeFileSync(
      pathIn(folder, "a.jsonl"),
      JSON.stringify({
        ...invented({ court: "内蒙古自治区呼和浩特市新城区人民法院" }),
        id: "x",
        court_id: 1,
        cause_code: "1",
      }),
    );
    await run([`${folder}/a.jsonl`], `${folder}/corpus`);
    const [record] = readCorpus(`${folder}/corpus`);
    expect(record?.court_id).toBe(ownContext.resolveCourt("呼和浩特市新城区人民法院")?.id);
    expect(record?.cause_code).toBe(ownContext.resolveCause(["买卖合同纠纷"], "2")?.code);
    expect(record?.id).toBe(invented({ court: record?.court }).id);
  });
});
