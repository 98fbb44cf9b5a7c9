import { existsSync } from "node:fs";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { readLines } from "./read-lines.ts";
import { readSources, recordsPath } from "./read-sources.ts";

/**
 * All judgments of a corpus, source by source in stored order, one at a time; works with `for` and
 * `for await`. Records were checked when they were written and are trusted here.
 */
export function* readCorpus(corpusDir: string): Generator<JudgmentRecord> {
  for (const source of readSources(corpusDir)) {
    const path = recordsPath(corpusDir, source);
    if (!existsSync(path)) continue;
    for (const line of readLines(path)) yield JSON.parse(line) as JudgmentRecord;
  }
}
