import { readFileSync } from "node:fs";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";

/** Number of judgments from which words are taken. */
const LOOKED_AT = 300;
const PIECES = [1, 2, 4, 6, 12, 30];

/** Maps a kind of field to values from the collection; `any` has the values for every other text. */
export type CorpusWords = Record<
  "any" | "id" | "court" | "reason" | "number" | "person" | "year" | "day",
  string[]
>;

/** The words of the built collection, so that drawn requests find something. */
export function corpusWords(): CorpusWords {
  const words: CorpusWords = {
    any: [],
    id: [],
    court: [],
    reason: [],
    number: [],
    person: [],
    year: [],
    day: [],
  };
  let seen = 0;
  for (const record of readCorpus(activeCorpusDir())) {
    if (seen++ >= LOOKED_AT) break;
    take(words, record, seen);
  }
  const labels = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label!).slice(0, 2_000);
  words.court.push(...labels("data/generated/courts.json"));
  words.reason.push(...labels("data/generated/causes.json"));
  return words;
}

function take(words: CorpusWords, record: JudgmentRecord, seed: number): void {
  const { id, court, cause, case_number, casedate, panel, parties, counsel, body_text } = record;
  words.id.push(id);
  words.court.push(court);
  words.reason.push(cause);
  words.number.push(case_number);
  words.day.push(casedate);
  words.year.push(casedate.slice(0, 4));
  words.person.push(...panel, ...parties.map(({ name }) => name), ...counsel.map(({ name }) => name));
  const text = body_text.join("");
  for (const [at, length] of PIECES.entries()) {
    const from = (seed * 7919 + at * 104_729) % Math.max(1, text.length - length);
    words.any.push(text.slice(from, from + length));
  }
}
