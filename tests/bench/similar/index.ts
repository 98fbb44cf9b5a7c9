import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryOfText } from "#server/search/answers/similar-cases.ts";
import { rankInIndex } from "#server/search/embedded/collect/similar-documents.ts";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import { indexCases } from "./collection.ts";
import { type Marks, marksOf, meanMarks } from "./grade.ts";
import { PlainBm25 } from "./plain-bm25.ts";

interface GradedQuery {
  id: string;
  text: string;
  offences: string[];
  candidates: (string | number)[];
  grades: Record<string, number>;
}

/** Cases that a page of results holds. */
const FIRST = 100;
const folder = process.argv[2] ?? `${process.env.FASU_SHARED ?? "../shared"}/corpus/similar`;

await runCommand(async () => {
  const judgments = ["judgments.jsonl", "judgments.zip"].map((name) => join(folder, name)).find(existsSync);
  const file = join(folder, "queries.jsonl");
  if (!judgments || !existsSync(file))
    throw new CommandFailure(`${folder} has no queries.jsonl and judgments.jsonl or judgments.zip.`);
  const queries = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GradedQuery);
  const root = mkdtempSync(join(tmpdir(), "fasu-similar-"));
  const { index, places } = await indexCases(judgments, root).catch((cause) => {
    rmSync(root, { recursive: true });
    throw cause;
  });
  console.log(`${queries.length} queries, ${index.documents} judgments`);

  /** The product's ranking of the whole collection; `causes` are those that a visitor chose. */
  const ranked = (text: string, causes: readonly string[] = []): Float64Array => {
    const scores = new Float64Array(index.documents);
    const { docIds, ranked } = rankInIndex(index, { ...queryOfText(text), causes });
    for (const { at, score } of ranked.cases) scores[docIds[at]!] = score;
    return scores;
  };

  const measure = (name: string, scoresOf: (query: GradedQuery) => Float64Array): Marks => {
    let among = 0;
    let alike = 0;
    const marks = queries.map((query) => {
      const scores = scoresOf(query);
      const score = (id: string) => scores[places.get(id) ?? -1] ?? 0;
      const graded = query.candidates.map(String).filter((id) => id in query.grades);
      graded.sort((a, b) => score(b) - score(a) || (a < b ? -1 : 1));
      const last = scores.toSorted()[Math.max(0, scores.length - FIRST)] ?? 0;
      for (const id of graded) {
        if (query.grades[id] !== 3) continue;
        alike++;
        if (score(id) > 0 && score(id) >= last) among++;
      }
      return marksOf(graded.map((id) => query.grades[id]!));
    });
    const mean = meanMarks(marks);
    const told = Object.entries(mean).map(([mark, value]) => `${mark} ${value.toFixed(3)}`);
    console.log(
      `${name.padEnd(22)} ${told.join("  ")}  alike in the first ${FIRST}: ${percent(among / alike)}`,
    );
    return mean;
  };

  const plain = new PlainBm25(index);
  measure("BM25, facts", ({ text }) => plain.scores(text));
  const facts = measure("ours, facts", ({ text }) => ranked(text));
  const offence = measure("ours, offence chosen", ({ text, offences }) => ranked(text, offences));
  const before = process.cpuUsage();
  for (const { text } of queries) ranked(text);
  const { user, system } = process.cpuUsage(before);
  console.log(`${((user + system) / 1000 / queries.length).toFixed(1)} ms of processor time a query`);
  index.close();
  rmSync(root, { recursive: true });
  console.log(`facts ${lastLine(facts)}; offence ${lastLine(offence)}`);
});

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function lastLine(marks: Marks): string {
  return `MAP ${marks.MAP.toFixed(3)} P@5 ${marks["P@5"].toFixed(3)} NDCG@10 ${marks["NDCG@10"].toFixed(3)}`;
}
