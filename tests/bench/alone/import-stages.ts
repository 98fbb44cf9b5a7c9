import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSourceColumns, type SourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { rulesOf } from "#server/corpus/import/import-settings.ts";
import { parseRow } from "#server/corpus/import/parse-documents.ts";
import type { InputPiece } from "#server/corpus/inputs/piece.ts";
import { readInputs } from "#server/corpus/inputs/read-inputs.ts";
import { readPiece } from "#server/corpus/inputs/read-piece.ts";
import { prepare } from "#server/corpus/store/prepared.ts";

// usage: npm exec -- node tests/bench/alone/import-stages.ts FOLDER [--rounds 4]
// FOLDER as `npm run research -- sample:csv 10000 --to FOLDER` writes it. Takes its rows through an import stage by stage, on one
// thread, and prints the processor time of each in milliseconds a row, the least of all rounds.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "4" } },
});
const folder = positionals[0] ?? "data/generated/collection";
const today = new Date().toISOString().slice(0, 10);
const source = { id: "bench", sampling: "selected" } as const;

const AGAIN = "parse once more and merge";

/** One round: what each stage took, in milliseconds, and what went through. */
async function measure(): Promise<{ stages: Map<string, number>; rows: number; characters: number }> {
  const corpusDir = mkdtempSync(join(tmpdir(), "fasu-stages-"));
  const rules = rulesOf({
    corpusDir,
    today,
    reference: source,
    other: source,
    mayHoldAll: false,
    released: false,
    asPublished: false,
    selection: null,
    share: null,
  });
  const stages = new Map<string, number>();
  let last = process.cpuUsage();
  const end = <Result>(stage: string, result: Result): Result => {
    const { user, system } = process.cpuUsage(last);
    stages.set(stage, (stages.get(stage) ?? 0) + (user + system) / 1000);
    last = process.cpuUsage();
    return result;
  };
  let rows = 0;
  let characters = 0;
  const writer = new CorpusWriter(corpusDir);
  let pieces: InputPiece[] = [];
  const flush = (): void => {
    end("read, unpack, cut", pieces);
    const raw = end(
      "CSV",
      pieces.flatMap((piece) => [...readPiece(piece)]),
    );
    const columns = raw.flatMap((one) =>
      one.kind === "columns" ? readSourceColumns(one.columns, today) : [],
    );
    end("columns", columns);
    rows += raw.length;
    const texts = columns.filter(({ text }) => text !== "");
    for (const { text } of texts) characters += text.length;
    last = process.cpuUsage();
    for (const { text } of texts) parseText(text, rules.context);
    end("parse", texts);
    const records = columns.flatMap((one: SourceColumns): JudgmentRecord[] => {
      const parsed = parseRow(one, 1, rules.context);
      return parsed.kind === "record" ? [{ ...parsed.record, source: source.id }] : [];
    });
    end(AGAIN, records);
    const allowed = end(
      "art. 4",
      records.filter((record) => !findRestriction(record)),
    );
    const masked = allowed.flatMap((record) => {
      const found = rules.masked(record);
      return found.kind === "record" ? [found.record] : [];
    });
    end("mask", masked);
    const prepared = end("JSON and checks", masked.map(prepare));
    for (const one of prepared) writer.addPrepared(one, source.sampling);
    writer.save();
    end("identity, pack, write", prepared);
    pieces = [];
  };
  for await (const piece of readInputs([folder])) {
    pieces.push(piece);
    if (pieces.length >= 24) flush();
  }
  flush();
  writer.close();
  rmSync(corpusDir, { recursive: true });
  return { stages, rows, characters };
}

const least = new Map<string, number>();
let met = { rows: 1, characters: 0 };
for (let round = 1; round <= Number(values.rounds); round++) {
  const { stages, ...counts } = await measure();
  met = counts;
  for (const [stage, ms] of stages) least.set(stage, Math.min(ms, least.get(stage) ?? ms));
}
const perRow = (ms: number): string => (ms / met.rows).toFixed(3);
const again = least.get(AGAIN) ?? 0;
least.delete(AGAIN);
least.set("merge", Math.max(0, again - (least.get("parse") ?? 0)));
console.log(
  `${met.rows.toLocaleString("en")} rows, ${Math.round(met.characters / met.rows).toLocaleString("en")} characters each`,
);
for (const [stage, ms] of least) console.log(`${perRow(ms)}  ${stage}`);
console.log(`${perRow([...least.values()].reduce((sum, ms) => sum + ms, 0))}  ms of processor time a row`);
