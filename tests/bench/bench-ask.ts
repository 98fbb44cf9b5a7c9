import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SHARED_JUDGMENTS } from "../../research/ask/training-corpus.ts";
import { quantile } from "./latency.ts";
import { megabytes, milliseconds, printLine, verdict } from "./print.ts";
import type { AskedTexts, Weight } from "./queries/asked-texts.ts";
import { bundlePart, runFile, runPart } from "./run-part.ts";

/** Real laws, questions and judgments beside the project. */
const SHARED = `${process.env.FASU_SHARED ?? "../shared"}/corpus`;
const CIVIL_DISPUTES = join(import.meta.dirname, "similar/civil-disputes.jsonl");
const QUESTIONS = 300;
/** Questions before the others, told of by themselves: V8 compiles until it has answered so many, as before a measured search. */
const WARM_UP = 120;
const JUDGMENTS = 60;
const FILE = "asked.json";

interface Made {
  /** Megabytes of the search index, of that what similar cases store, and of what questions are asked of. */
  search: number;
  similar: number;
  ask: number;
}

/** What parts/ask.ts reports: milliseconds of processor time, megabytes above idle. */
interface Asked extends Record<"questions" | "facts" | "judgments" | "known", number[]> {
  idle: Weight;
  /** The first opens everything. */
  first: number[];
  opened: Weight;
  asked: Weight;
  afterQuestions: number;
  all: Weight;
  afterAll: number;
}

const readTexts = (path: string, key: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line)[key] as string);

/** Some of a list, spread over all of it. */
const spread = <One>(all: readonly One[], count: number): One[] =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

/** Imports the shared laws beside the judgments of the project and prints what questions and similar cases take. */
export async function measureAsking(project: string, count: number): Promise<void> {
  const statutes = join(SHARED, "statutes");
  if (!existsSync(statutes)) {
    console.log(`  questions: skipped, ${statutes} is absent`);
    return;
  }
  const judgments = SHARED_JUDGMENTS.map((name) => join(SHARED, name)).filter((path) => existsSync(path));
  const made = await runPart<Made>(
    "make-laws",
    project,
    [statutes, ...judgments].map((path) => resolve(path)),
  );
  printLine("index with laws", megabytes(made.search), "and the shared judgments that cite them");
  const extra = made.ask + made.similar;
  const share = (100 * extra) / (made.search - made.similar);
  printLine(
    "what questions and similar cases add",
    megabytes(extra),
    `${share.toFixed(1)} % of the rest, ${verdict(share, 25, count)}`,
  );
  const questions = readTexts(join(SHARED, "questions/questions.jsonl"), "question");
  const asked: AskedTexts = {
    questions: spread(questions.slice(WARM_UP), QUESTIONS),
    first: questions.slice(0, WARM_UP),
    facts: [
      ...readTexts(join(SHARED, "similar/queries.jsonl"), "text"),
      ...readTexts(CIVIL_DISPUTES, "text"),
    ],
    judgments: spread(readTexts(join(SHARED, "judgments/criminal-blanks.jsonl"), "text"), JUDGMENTS),
    known: JUDGMENTS,
  };
  writeFileSync(join(project, FILE), JSON.stringify(asked));
  const answered = await runFile<Asked>(await bundlePart("ask", project), project, [FILE]);
  const line = (label: string, times: readonly number[], p50: number, p95?: number) =>
    printLine(
      label,
      `${quantile(times, 0.5).toFixed(1)} / ${milliseconds(quantile(times, 0.95))}`,
      `${times.length}, ${verdict(quantile(times, 0.5), p50, count)}${p95 ? `, p95 ${verdict(quantile(times, 0.95), p95, count)}` : ""}`,
    );
  line("a question, processor, p50 / p95", answered.questions, 10, 30);
  const [opening = 0, ...compiling] = answered.first;
  printLine(
    `  the ${compiling.length} before, while V8 compiles`,
    `${quantile(compiling, 0.5).toFixed(1)} / ${milliseconds(quantile(compiling, 0.95))}`,
  );
  printLine("  the first of all, which opens everything", milliseconds(opening));
  line("similar to facts, p50 / p95", answered.facts, 10);
  line("similar to a pasted judgment", answered.judgments, 25);
  line("similar to one of the collection", answered.known, 25);
  const { idle, opened, asked: settled, all } = answered;
  const parts = ({ rss, files, heap, buffers }: Weight) =>
    `${megabytes(rss)}: heap ${megabytes(heap)}, buffers ${megabytes(buffers)}${files === null ? "" : `, files ${megabytes(files)}`}`;
  printLine(
    "memory above idle after questions",
    megabytes(answered.afterQuestions),
    verdict(answered.afterQuestions, 150, count),
  );
  printLine(
    "  and after similar cases",
    megabytes(answered.afterAll),
    verdict(answered.afterAll, 150, count),
  );
  printLine("  idle", megabytes(idle.rss));
  printLine(`  after ${WARM_UP} questions`, "", parts(opened));
  printLine("  settled after questions", "", parts(settled));
  printLine("  settled at the end", "", parts(all));
}
