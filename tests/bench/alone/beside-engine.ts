import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { OrdinalRange } from "#domain/search/tree/hierarchy.ts";
import { facetTree } from "#server/search/answers/facet-tree.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { quantile, WARM_UP } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { bigrams, comparisonDocuments, keywordBigrams } from "../queries/comparison-documents.ts";

// usage: beside-engine "PROGRAM ARGUMENTS"… [ROUNDS], in a folder with an index and queries.json (`make-project.ts` makes
// one): asks the bench's queries of our engine, in process, and of other engines (../tantivy, ../lucene) by turns, compares
// what they find, and prints the milliseconds of all. A program is started with one more argument, the folder of
//   documents.tsv  ordinals of court and cause (-1 for none), year, row as JSON, bigrams; a line a document, newest first
//   questions.tsv  ranges of ordinals of courts and causes, years, bigrams; `*` for no filter
// where bigrams are separated by blanks, and pieces of text or keywords by `|`. It writes a line when its index is ready:
// its name, seconds, bytes and segments; then it is sent numbers of questions, and answers each with microseconds, documents
// found, sums of their courts' and causes' ordinals and of their years, and the rows of the newest, separated by tabs.

const FOLDER = "beside-engine";
const LABELS = { qr: "qr", reason: "reason", court: "court", kind: "kind", year: "year" };
const ANY = "*";
/** A page behind all rows, of which none is shown with snippets, and as many rows as others give. */
const NO_PAGE = 100;
const FEW_ROWS = { from: 1, rows: 20 };
/**
 * Our answers: `alike` tells what others tell, but puts rows in our order, by where the words stand; `newest` in theirs;
 * `complete` tells what a page shows (200 rows, snippets, facet trees).
 */
const OURS = ["alike", "newest", "complete"] as const;

interface OtherEngine {
  name: string;
  child: ChildProcessByStdio<Writable, Readable, null>;
  lines: AsyncIterator<string>;
}

const programs = process.argv.slice(2);
const rounds = /^\d+$/.test(programs.at(-1) ?? "") ? Number(programs.pop()) : 100;
const engine = openEngine();
const catalogue = engine.catalogue(1);
const questions = Object.entries(readQueries().search).flatMap(([name, queries]) =>
  queries.map((query) => ({ name, plan: planOf(query, catalogue), times: new Map<string, number[]>() })),
);
type Question = (typeof questions)[number];

mkdirSync(FOLDER, { recursive: true });
await writeLines("documents.tsv", newestFirst());
await writeLines(
  "questions.tsv",
  questions.map(({ plan: { keywords, courts, causes, years } }) => {
    const words = keywords.map(({ text }) => keywordBigrams(text).join(" ")).join(" | ");
    return [rangesText(courts), rangesText(causes), years?.join(" ") ?? ANY, words].join("\t");
  }),
);
const others: OtherEngine[] = [];
for (const program of programs) others.push(await start(program));
const expected = await Promise.all(questions.map(found));
// The last selections are kept, so that each of ours comes after a round of all others; and each after others' answers,
// so that none finds the processor's caches warmer than another.
for (let round = -WARM_UP; round < rounds; round++) {
  for (const column of OURS) {
    for (const question of questions) note(question, column, round, await takenByOurs(column, question));
    for (const other of others)
      for (const [at, question] of questions.entries())
        note(question, other.name, round, await takenByOther(other, at));
  }
}
for (const { child } of others) child.stdin.end();
printTimes();

function note({ times }: Question, column: string, round: number, taken: number): void {
  if (round >= 0) times.set(column, [...(times.get(column) ?? []), taken]);
}

async function takenByOurs(column: (typeof OURS)[number], { plan }: Question): Promise<number> {
  const started = performance.now();
  const facets = await engine.facets(plan);
  if (column === "complete") {
    facetTree(facets, catalogue, plan, LABELS);
    await engine.find(plan);
  } else {
    const sort = column === "newest" ? "date" : plan.sort;
    await engine.find({ ...plan, sort, page: NO_PAGE }, FEW_ROWS);
  }
  return performance.now() - started;
}

/** Milliseconds of an answer; throws unless it tells what ours does. */
async function takenByOther(other: OtherEngine, at: number): Promise<number> {
  other.child.stdin.write(`${at}\n`);
  const [microseconds, ...numbers] = await fieldsOf(other);
  const ids = (JSON.parse(numbers.pop()!) as { id: string }[]).map(({ id }) => id);
  const theirs = [...numbers, ...ids].join(" ");
  if (theirs !== expected[at])
    throw new Error(`${other.name}, ${JSON.stringify(questions[at]!.plan)}: ${theirs}, here ${expected[at]}`);
  return Number(microseconds) / 1000;
}

/** What a question finds here, as others tell it. */
async function found({ plan }: Question): Promise<string> {
  const { courts, causes, years } = await engine.facets(plan);
  const { total, rows } = await engine.find({ ...plan, sort: "date", page: NO_PAGE }, FEW_ROWS);
  const sums = [[...courts.entries()], [...causes.entries()], years].map((counts) =>
    counts.reduce((sum, [value, count]) => sum + value * count, 0),
  );
  return [total, ...sums, ...rows.map(({ id }) => id)].join(" ");
}

async function start(program: string): Promise<OtherEngine> {
  const [command = "", ...options] = program.split(" ");
  const child = spawn(command, [...options, FOLDER], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const other = { name: program, child, lines };
  const [name = "", seconds, bytes, segments] = await fieldsOf(other);
  if (others.some((one) => one.name === name)) throw new Error(`${name} twice: they would share a folder`);
  const size = (Number(bytes) / 1e6).toFixed(1);
  console.log(`${name}: indexed in ${Number(seconds).toFixed(1)} s, ${size} MB, ${segments} segment(s)`);
  return { ...other, name };
}

async function fieldsOf({ name, lines }: OtherEngine): Promise<string[]> {
  const line = await lines.next();
  if (line.done) throw new Error(`${name} ended`);
  return line.value.split("\t");
}

function printTimes(): void {
  console.log(
    "ms, median (and worst) of the least of each query; times: alike and newest / each other engine",
  );
  for (const name of [...new Set(questions.map((one) => one.name)), "mixed"]) {
    const some = questions.filter((one) => name === "mixed" || one.name === name);
    const least = (column: string) => some.map(({ times }) => Math.min(...times.get(column)!));
    const median = (column: string) => quantile(least(column), 0.5);
    const engines = others.map((other) => other.name);
    const cells = [...OURS, ...engines].map((column) =>
      `${column} ${median(column).toFixed(2)} (${Math.max(...least(column)).toFixed(2)})`.padEnd(23),
    );
    const times = engines.map((other) =>
      ["alike", "newest"].map((column) => (median(column) / median(other)).toFixed(2)).join(" "),
    );
    console.log(`${name.padEnd(11)}${cells.join("")}${times.join(", ")}`);
  }
}

/** The documents as lines of documents.tsv, in the order of answers. */
function newestFirst(): string[] {
  const lines: { key: string; line: string }[] = [];
  for (const { id, title, courtName, number, date, year, court, cause, pieces } of comparisonDocuments()) {
    const row = JSON.stringify({ id, title, courtName, number, date });
    // A token between two pieces keeps phrases from spanning them.
    const text = pieces.map((piece) => bigrams(piece).join(" ")).join(" | ");
    lines.push({
      key: `${99_999_999 - Number(date.replaceAll("-", ""))} ${id}`,
      line: [court, cause, year, row, text].join("\t"),
    });
  }
  return lines.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ line }) => line);
}

function rangesText(ranges: OrdinalRange[] | null): string {
  return ranges?.map((range) => range.join("-")).join(" ") ?? ANY;
}

async function writeLines(name: string, lines: readonly string[]): Promise<void> {
  const file = createWriteStream(join(FOLDER, name));
  for (const line of lines) if (!file.write(`${line}\n`)) await once(file, "drain");
  file.end();
  await once(file, "close");
}
