import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandFailure, runCommand } from "../../../src/cli/command.ts";
import { weightedKappa } from "./agreement.ts";
import { indexCases } from "./collection.ts";
import type { Marks } from "./grade.ts";
import { type Measured, measureRankings } from "./measure.ts";
import { type GradedQuery, readCivilSet, readQueries } from "./read-queries.ts";

const SHARED = `${process.env.FASU_SHARED ?? "../shared"}/corpus`;
const CIVIL_SET = join(import.meta.dirname, "civil-disputes.jsonl");
const args = process.argv.slice(2);

await runCommand(async () => {
  const isCivil = args[0] === "--civil";
  if (isCivil) await compareCivil(args[1] ?? join(SHARED, "reference-cases", "civil"));
  else await compareCriminal(args[0] ?? join(SHARED, "similar"));
});

async function compareCriminal(folder: string): Promise<void> {
  const judgments = ["judgments.jsonl", "judgments.zip"].map((name) => join(folder, name)).find(existsSync);
  const file = join(folder, "queries.jsonl");
  if (!judgments || !existsSync(file))
    throw new CommandFailure(`${folder} has no queries.jsonl and judgments.jsonl or judgments.zip.`);
  const { facts, chosen } = await measure(judgments, readQueries(file), "offence");
  console.log(`facts ${lastLine(facts)}; offence ${lastLine(chosen)}`);
}

async function compareCivil(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    console.log(`Skipped: ${folder}, the reference cases that the civil disputes are graded on, is absent.`);
    return;
  }
  const { queries, given } = readCivilSet(CIVIL_SET);
  console.log(`${given.length} pairs graded, ${agreement(given)}`);
  const { facts, chosen } = await measure(folder, queries, "cause");
  console.log(`facts ${lastLine(facts)}; cause ${lastLine(chosen)}`);
}

function agreement(given: readonly number[][]): string {
  const pairs = given.flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  );
  if (pairs.length < given.length) return `${pairs.length} of them twice`;
  const same = pairs.filter(([one, other]) => one === other).length;
  return `all of them twice: ${same} the same, quadratic-weighted kappa ${weightedKappa(pairs).toFixed(3)}`;
}

/** Imports and indexes cases in a temporary folder and measures the rankings of queries. */
async function measure(cases: string, queries: readonly GradedQuery[], causeName: string): Promise<Measured> {
  const root = mkdtempSync(join(tmpdir(), "fasu-similar-"));
  try {
    const indexed = await indexCases(cases, root);
    const measured = measureRankings(indexed, queries, causeName);
    indexed.index.close();
    return measured;
  } finally {
    rmSync(root, { recursive: true });
  }
}

function lastLine(marks: Marks): string {
  return `MAP ${marks.MAP.toFixed(3)} P@5 ${marks["P@5"].toFixed(3)} NDCG@10 ${marks["NDCG@10"].toFixed(3)}`;
}
