import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { bulkJudgments } from "#tests/bench/collection/bulk.ts";
import { report } from "../report.ts";

// usage: make-texts COUNT CHARACTERS; writes texts.jsonl and deletes the previous corpus

const [count, characters] = process.argv.slice(2).map(Number) as [number, number];
rmSync(IMPORTED_CORPUS, { recursive: true, force: true });
let written = 0;
const file = openSync("texts.jsonl", "w");
for (const { text } of bulkJudgments({ count, characters })) {
  written += text.length;
  writeSync(file, `${JSON.stringify({ 全文: text })}\n`);
}
closeSync(file);
report({ characters: written });
