import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { CandidateFinder, type Candidates, type ReadCauses } from "#domain/ask/ranking/candidates.ts";
import { FEATURES } from "#domain/ask/ranking/features.ts";
import type { AskWeights } from "#domain/ask/ranking/ranker.ts";
import type { AnsweredQuestion } from "./answered-questions.ts";
import { learnAssociations } from "./learn-associations.ts";
import { drawParts, randomOfSeed } from "./random-of-seed.ts";
import { runFit } from "./run-fit.ts";

/** Number of parts of the questions; the associations used for a question are learned from the other parts. */
const PARTS = 5;
/** Candidates of a question that are used for training: the first ones, and one in this many of the others. */
const FIRST = 60;
const ONE_IN = 6;

/** The training rows of a question, one after another, and which of them answer it. */
interface RowGroup {
  rows: Float64Array;
  answers: number[];
}

/** Learns associations and trees from answered questions, and the probability that belongs to a sum of trees. */
export function learnWeights(
  index: AskIndex,
  readCauses: ReadCauses,
  questions: readonly AnsweredQuestion[],
): AskWeights {
  const remembering = rememberCauses(readCauses);
  return {
    features: [...FEATURES],
    associations: learnAssociations(questions, index, remembering),
    ...fitTrees(gatherGroups(index, remembering, questions)),
  };
}

/** Caches the causes of a question, because training reads each question many times. */
export function rememberCauses(read: ReadCauses): ReadCauses {
  const known = new Map<string, ReturnType<ReadCauses>>();
  return (question) => {
    const causes = known.get(question) ?? read(question);
    known.set(question, causes);
    return causes;
  };
}

function fitTrees(groups: readonly RowGroup[]): Pick<AskWeights, "trees" | "chance"> {
  const folder = mkdtempSync(join(tmpdir(), "fasu-rows-"));
  const rows = join(folder, "rows.bin");
  try {
    writeFileSync(rows, Buffer.concat(groups.map(({ rows }) => Buffer.from(rows.buffer))));
    return runFit("ranking", {
      rows,
      width: FEATURES.length,
      sizes: groups.map(({ answers }) => answers.length),
      answers: groups.flatMap(({ answers }) => answers),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The training data of the trees. No question is used with associations learned from itself, or the trees
 * would rely on them too much.
 */
function gatherGroups(
  index: AskIndex,
  readCauses: ReadCauses,
  questions: readonly AnsweredQuestion[],
): RowGroup[] {
  const parts = drawParts(questions.length, PARTS, 1);
  const random = randomOfSeed(2);
  return Array.from({ length: PARTS }, (_, part) => {
    const others = questions.filter((_, at) => parts[at] !== part);
    const counts = learnAssociations(others, index, readCauses);
    const finder = new CandidateFinder(index, counts, readCauses);
    return questions
      .filter((_, at) => parts[at] === part)
      .map(({ question, answers }) => toGroup(finder.find(question), new Set(answers), random))
      .filter(({ answers }) => answers.includes(1));
  }).flat();
}

/** The training rows of a question. */
function toGroup(
  { articles, rows }: Candidates,
  answers: ReadonlySet<number>,
  random: () => number,
): RowGroup {
  const width = FEATURES.length;
  const kept = [...articles.keys()].filter(
    (at) => random() < 1 / ONE_IN || at < FIRST || answers.has(articles[at]!),
  );
  const own = new Float64Array(kept.length * width);
  for (const [place, at] of kept.entries())
    own.set(rows.subarray(at * width, (at + 1) * width), place * width);
  return { rows: own, answers: kept.map((at) => Number(answers.has(articles[at]!))) };
}
