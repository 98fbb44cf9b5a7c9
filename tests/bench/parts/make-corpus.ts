import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { parseText } from "#domain/judgment/parse/parse-text.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { findRestriction } from "#domain/judgment/restriction/restricted.ts";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { CorpusWriter } from "#server/corpus/corpus-writer.ts";
import { catalogueContext } from "#server/corpus/import/parse-context.ts";
import { readLines } from "#server/files/read-lines.ts";
import { bulkTexts } from "#tests/bench/collection/bulk.ts";
import { chooseQueries } from "../queries/queries.ts";
import { report } from "../report.ts";

// usage: make-corpus COUNT CHARACTERS; writes data/corpus and queries.json

const [count, characters] = process.argv.slice(2).map(Number) as [number, number];
const TEXTS = "texts.jsonl";
/** Judgments from which queries are taken. */
const LOOKED_AT = 400;

let bytes = 0;
const file = openSync(TEXTS, "w");
for (const text of bulkTexts({ count, characters })) {
  bytes += writeSync(file, `${JSON.stringify(text)}\n`);
}
closeSync(file);

const SOURCE = {
  id: "bench",
  name: "bench",
  sampling: "complete",
  sample: true,
  coverage: "generated judgments",
  imported: "",
  count: 0,
} as const;
const context = catalogueContext(SOURCE.id, "2026-12-31");
rmSync(IMPORTED_CORPUS, { recursive: true, force: true });
mkdirSync(IMPORTED_CORPUS, { recursive: true });
const looked: JudgmentRecord[] = [];
let length = 0;
let read = 0;

// What an import does with each text from here on: read, check, store.
const processor = process.cpuUsage();
const started = performance.now();
const writer = new CorpusWriter(IMPORTED_CORPUS);
for (const { text, line } of readLines(TEXTS)) {
  const judgment: string = JSON.parse(text!);
  length += judgment.length;
  for (const parsed of parseText(judgment, context)) {
    if (parsed.kind !== "record" || findRestriction(parsed.record)) continue;
    if (writer.add(parsed.record) === "accepted") read++;
    if (line % Math.ceil(count / LOOKED_AT) === 0) looked.push(parsed.record);
  }
}
writer.commit(new Map([[SOURCE.id, SOURCE]]), "2026-01-01");
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(processor);

rmSync(TEXTS);
writeFileSync("queries.json", JSON.stringify(chooseQueries(looked)));
report({
  accepted: read,
  characters: length / count,
  megabytes: bytes / 1e6,
  seconds,
  processor: (user + system) / 1e6,
});
