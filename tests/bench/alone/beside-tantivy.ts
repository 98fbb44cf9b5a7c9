import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { encodeFacetTree } from "#server/search/answers/facet-tree.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { quantile } from "../latency.ts";
import { planOf, readQueries } from "../queries/answer.ts";
import { bigrams, comparisonDocuments, keywordBigrams } from "../queries/comparison-documents.ts";

// usage: beside-tantivy PROGRAM [ROUNDS], in a folder with an index and queries.json (`make-project.ts` makes one): asks
// the bench's queries of our engine, in process, and of Tantivy (../tantivy) by turns, and prints the milliseconds of both.

const [program = "", rounds = "40"] = process.argv.slice(2);
const FOLDER = "tantivy";
const LABELS = { qr: "qr", reason: "reason", court: "court", kind: "kind", year: "year" };
/** Rounds before times count. */
const WARM_UP = 3;

const engine = openEngine();
const catalogue = engine.catalogue(1);
const questions = Object.entries(readQueries().search).flatMap(([name, queries]) =>
  queries.map((query) => ({
    name,
    query,
    plan: planOf(query, catalogue),
    ours: [] as number[],
    theirs: [] as number[],
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
for (let round = -WARM_UP; round < Number(rounds); round++) {
  for (const [at, question] of questions.entries()) {
    const { plan, ours, theirs } = question;
    const started = performance.now();
    encodeFacetTree(await engine.facets(plan), catalogue, plan, LABELS);
    const { total } = await engine.list(plan);
    const taken = performance.now() - started;
    const [microseconds = 0, found] = (await ask(child, at)).split(" ").map(Number);
    if (found !== total)
      throw new Error(`${JSON.stringify(question.query)}: ${total} here, ${found} by Tantivy`);
    if (round < 0) continue;
    ours.push(taken);
    theirs.push(microseconds / 1000);
  }
}
child.stdin.end();
console.log("ms p50 / p95 of all, least of each query in brackets: ours, Tantivy, times");
for (const name of [...new Set(questions.map((one) => one.name)), "mixed"]) {
  const some = questions.filter((one) => name === "mixed" || one.name === name);
  const [ours, theirs] = (["ours", "theirs"] as const).map((whose) => {
    const all = some.flatMap((one) => one[whose]);
    const least = some.map((one) => Math.min(...one[whose]));
    return {
      p50: quantile(all, 0.5),
      p95: quantile(all, 0.95),
      least: quantile(least, 0.5),
      worst: Math.max(...least),
    };
  }) as [Times, Times];
  const words = ({ p50, p95, least, worst }: Times) =>
    `${p50.toFixed(2)} / ${p95.toFixed(2)} (${least.toFixed(2)}, worst ${worst.toFixed(2)})`;
  console.log(
    `${name.padEnd(12)}${words(ours).padEnd(40)}${words(theirs).padEnd(40)}${(ours.least / theirs.least).toFixed(1)}`,
  );
}

interface Times {
  p50: number;
  p95: number;
  least: number;
  worst: number;
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
