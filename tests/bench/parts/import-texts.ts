import { rmSync, writeFileSync } from "node:fs";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { IMPORTED_CORPUS } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { chooseQueries } from "../queries/queries.ts";
import { report } from "../report.ts";

// Runs npm run import of texts.jsonl in this process; chooses queries from the first judgments of the corpus

const LOOKED_AT = 400;
process.argv.splice(2, Number.POSITIVE_INFINITY, "--no-build", "texts.jsonl");
const started = performance.now();
await import("../../../src/cli/corpus/import.ts");
const seconds = (performance.now() - started) / 1000;
const peakMegabytes = process.resourceUsage().maxRSS / 1e3;
rmSync("texts.jsonl");

const looked: JudgmentRecord[] = [];
for (const record of readCorpus(IMPORTED_CORPUS)) if (looked.push(record) === LOOKED_AT) break;
writeFileSync("queries.json", JSON.stringify(chooseQueries(looked)));
const judgments = readSources(IMPORTED_CORPUS).reduce((sum, { count }) => sum + count, 0);
report({ judgments, seconds, peakMegabytes });
