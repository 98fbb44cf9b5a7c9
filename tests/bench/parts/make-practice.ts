import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recoveryStep } from "#build/recovery.ts";
import { remediesStep } from "#build/remedies.ts";
import { reversalStep } from "#build/reversal.ts";
import { runStep } from "#build/steps/run-step.ts";
import type { AppealOutcome, Counsel, JudgmentRecord } from "#domain/judgment/record.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources, type StoredSource } from "#server/corpus/store/read-sources.ts";
import { BRAND_WORDS, personName, rareWord } from "#tests/bench/collection/names.ts";
import { createRandom } from "#tests/bench/collection/random.ts";
import { report } from "../report.ts";

// usage: make-practice LAWYERS; the judgments of the corpus again, with counsel from a bar of so many lawyers
// and every third one an appeal, as tables of lawyers and of appeals

const size = Number(process.argv[2]);
const PRACTICE = "practice";
const FIRM_LAWYERS = 12;
const random = createRandom("fasu-bench-practice");

const firms = Array.from({ length: Math.ceil(size / FIRM_LAWYERS) }, (_, at) => {
  const word = BRAND_WORDS[at % BRAND_WORDS.length]!;
  return `示例${word}${rareWord(random)}（${at + 1}）律师事务所`.replace(/（(\d+)）/, (_, n) =>
    [...n].map((d) => "零一二三四五六七八九"[Number(d)]).join(""),
  );
});
const bar = Array.from({ length: size }, (_, at) => ({
  name: `${personName(random)}${"甲乙丙丁戊己庚辛壬癸子丑"[at % FIRM_LAWYERS]}`,
  firm: firms[Math.floor(at / FIRM_LAWYERS)]!,
}));
const APPEAL_OUTCOMES: [AppealOutcome, number][] = [
  ["upheld", 0.8],
  ["changed", 0.9],
  ["remanded", 0.93],
  ["withdrawn", 0.98],
  ["other", 1],
];
const courts = loadCourts();
const provinces = courts.ordered.filter(({ level }) => level === 1);

/** Four of five cases go to a lawyer of the court's own province, one of five to any lawyer. */
function lawyerFor(courtId: number | null) {
  const path = courtId === null ? [] : courts.path(courtId);
  const province = provinces.findIndex(({ value }) => path.some((node) => node.value === value));
  const share = size / provinces.length;
  const local = province >= 0 && random.next() < 0.8;
  const place = local ? (province + random.next()) * share : random.next() * size;
  return bar[Math.floor(place)]!;
}

function practised(record: JudgmentRecord, number: number): JudgmentRecord {
  const counsel = record.parties
    .slice(0, 2)
    .map(
      ({ name, side }): Counsel => ({ ...lawyerFor(record.court_id), kind: "lawyer", side, parties: [name] }),
    );
  if (number % 3 !== 0) return { ...record, counsel };
  const above = record.court_id === null ? undefined : courts.path(record.court_id).at(-2);
  const drawn = random.next();
  return {
    ...record,
    counsel,
    court: above?.label ?? record.court,
    court_id: above?.value ?? record.court_id,
    case_number: record.case_number.replace("民初", "民终"),
    instance: "second",
    outcome: APPEAL_OUTCOMES.find(([, below]) => drawn < below)![0],
  };
}

const from = activeCorpusDir("");
rmSync(PRACTICE, { recursive: true, force: true });
mkdirSync(join(PRACTICE, "judgments"), { recursive: true });
// In one file instead of the parts of an import.
const [{ parts: _parts, superseded: _superseded, ...source }] = readSources(from) as [StoredSource];
writeFileSync(join(PRACTICE, "sources.json"), JSON.stringify([{ ...source, file: "practice.jsonl" }]));
let lines: string[] = [];
let number = 0;
for (const record of readCorpus(from)) {
  lines.push(`${JSON.stringify(practised(record, number++))}\n`);
  if (lines.length < 5000) continue;
  writeFileSync(join(PRACTICE, "judgments/practice.jsonl"), lines.join(""), { flag: "a" });
  lines = [];
}
writeFileSync(join(PRACTICE, "judgments/practice.jsonl"), lines.join(""), { flag: "a" });

process.env.FASU_CORPUS = PRACTICE;
for (const step of [recoveryStep, reversalStep, remediesStep]) await runStep(step);
const bytes = readFileSync("data/generated/recovery/columns.bin");
const { lawyers } = JSON.parse(bytes.toString("utf8", 4, 4 + bytes.readUInt32LE(0))).meta;
if (lawyers === 0) throw new Error("No lawyer was found in the judgments that were written.");
report(lawyers);
