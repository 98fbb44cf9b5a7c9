import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { encodeFacetTree } from "#server/search/answers/facet-tree.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { quantile } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { bigrams, comparisonDocuments, keywordBigrams } from "../queries/comparison-documents.ts";

// usage: beside-tantivy PROGRAM [ROUNDS], in a folder with an index and queries.json (`make-project.ts` makes one): asks
// the bench's queries of our engine, in process, and of Tantivy (../tantivy) by turns, and prints the milliseconds of both.

const [program = "", rounds = "100"] = process.argv.slice(2);
const FOLDER = "tantivy";
const LABELS = { qr: "qr", reason: "reason", court: "court", kind: "kind", year: "year" };
/** Rounds before times count. */
const WARM_UP = 3;
/** A page behind all rows, of which none is shown with snippets, and as many rows as Tantivy gives. */
const NO_PAGE = 100;
const FEW_ROWS = { from: 1, rows: 20 };

const engine = openEngine();
const catalogue = engine.catalogue(1);
/**
 * Whose milliseconds: `alike` tells what Tantivy tells, but puts rows in our order, by where the words stand; `newest` in
 * Tantivy's; `complete` tells what a page shows (200 rows, snippets, facet trees).
 */
const COLUMNS = ["alike", "newest", "complete", "tantivy"] as const;
/** Each of ours comes after Tantivy, so that none finds the processor's caches warmer than another. */
const TURNS = ["alike", "tantivy", "newest", "tantivy", "complete", "tantivy"] as const;
const questions = Object.entries(readQueries().search).flatMap(([name, queries]) =>
  queries.map((query) => ({
    name,
    query,
    plan: planOf(query, catalogue),
    times: {
      alike: [] as number[],
      newest: [] as number[],
      complete: [] as number[],
      tantivy: [] as number[],
    },
  })),
);

mkdirSync(FOLDER, { recursive: true });
await writeLines("documents.jsonl", newestFirst());
await writeLines(
  "questions.jsonl",
  questions.map(({ plan: { keywords, courts, causes, years } }) => ({
    words: keywords.map(({ text }) => keywordBigrams(text)),
    courts,
    causes,
    years,
  })),
);
const child = spawn(program, [FOLDER], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
const { seconds, bytes, segments } = JSON.parse((await answers.next()).value as string);
console.log(
  `Tantivy: indexed in ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB, ${segments} segment(s)`,
);
// The last selections are kept, so that each of ours comes after a round of all others.
for (let round = -WARM_UP; round < Number(rounds); round++) {
  for (const column of TURNS) {
    for (const [at, { query, plan, times }] of questions.entries()) {
      const { total, taken } = await answer(column, at, plan);
      if (column === "tantivy") check(query, await engine.count(plan), total);
      if (round >= 0) times[column].push(taken);
    }
  }
}
child.stdin.end();
console.log("ms, median (and worst) of the least of each query; times: alike and newest / tantivy");
for (const name of [...new Set(questions.map((one) => one.name)), "mixed"]) {
  const some = questions.filter((one) => name === "mixed" || one.name === name);
  const least = (column: (typeof COLUMNS)[number]) => some.map(({ times }) => Math.min(...times[column]));
  const cells = COLUMNS.map(
    (column) =>
      `${column} ${quantile(least(column), 0.5).toFixed(2)} (${Math.max(...least(column)).toFixed(2)})`,
  );
  const times = (["alike", "newest"] as const)
    .map((column) => quantile(least(column), 0.5) / quantile(least("tantivy"), 0.5))
    .map((ratio) => ratio.toFixed(2))
    .join(" ");
  console.log(`${name.padEnd(12)}${cells.map((cell) => cell.padEnd(24)).join("")}${times}`);
}

async function answer(
  column: (typeof COLUMNS)[number],
  at: number,
  plan: QueryPlan,
): Promise<{ total: number; taken: number }> {
  if (column === "tantivy") {
    const [microseconds = 0, total = 0] = (await ask(child, at)).split(" ").map(Number);
    return { total, taken: microseconds / 1000 };
  }
  const started = performance.now();
  const facets = await engine.facets(plan);
  if (column === "complete") encodeFacetTree(facets, catalogue, plan, LABELS);
  const sort = column === "newest" ? "date" : plan.sort;
  const { total } =
    column === "complete"
      ? await engine.list(plan)
      : await engine.list({ ...plan, sort, page: NO_PAGE }, FEW_ROWS);
  return { total, taken: performance.now() - started };
}

function check(query: object, ours: number, found: number): void {
  if (ours !== found) throw new Error(`${JSON.stringify(query)}: ${ours} here, ${found} found`);
}

async function ask({ stdin }: ChildProcess, at: number): Promise<string> {
  stdin!.write(`${at}\n`);
  return (await answers.next()).value as string;
}

/** The documents as Tantivy is given them, in the order of answers. */
function newestFirst(): object[] {
  const lines: { key: string; line: object }[] = [];
  for (const { id, title, courtName, number, date, year, court, cause, pieces } of comparisonDocuments()) {
    lines.push({
      key: `${99_999_999 - Number(date.replaceAll("-", ""))} ${id}`,
      line: {
        // A token between two pieces keeps phrases from spanning them.
        bigrams: pieces.map((piece) => bigrams(piece).join(" ")).join(" | "),
        row: JSON.stringify({ id, title, courtName, number, date }),
        court,
        cause,
        year,
      },
    });
  }
  return lines.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ line }) => line);
}

async function writeLines(name: string, lines: readonly object[]): Promise<void> {
  const file = createWriteStream(join(FOLDER, name));
  for (const line of lines) if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, "drain");
  file.end();
  await once(file, "close");
}
