import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import { addBm25 } from "#domain/ask/index/gram-index.ts";
import { readQuestion } from "#domain/ask/question/question.ts";
import { AskRanker, type AskWeights } from "#domain/ask/ranking/ranker.ts";
import { topOf } from "#domain/search/top-of.ts";
import { readCauses } from "#server/ask/read-causes.ts";
import { readWeights } from "#server/ask/weights-file.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { type AnsweredQuestion, describeMissing, readQuestions } from "./answered-questions.ts";
import { measureGuides } from "./guide-measure.ts";
import { learnWeights, rememberCauses } from "./learn-weights.ts";
import { drawParts } from "./random-of-seed.ts";
import { RankingMeasures } from "./ranking-measures.ts";
import { openTrainingIndex, SHARED_CORPUS } from "./training-corpus.ts";

// npm run bench:ask: five-fold cross-validation on the shared questions, with new training in each fold.
//  npm run bench:ask -- FILE: answers the questions of a file with the committed weights, without training.

const FOLDS = 5;
const SEED = 7;
/** Greatest rank that the measures consider. */
const DEPTH = 100;

await runCommand(async () => {
  const file = process.argv[2];
  const path = file ?? join(SHARED_CORPUS, "questions/questions.jsonl");
  if (!existsSync(path)) throw new CommandFailure(`There is no ${path}: name a file of questions.`);
  const index = await openTrainingIndex();
  const { questions, read, named, found, missing } = readQuestions(path, index);
  console.log(
    `${questions.length} of ${read} questions have an answer in the corpus (${found} of ${named} articles); ${index.size.toLocaleString("en")} articles`,
  );
  for (const sentence of describeMissing(missing)) console.log(sentence);
  if (questions.length === 0) throw new CommandFailure(`No question of ${path} has an answer in the corpus.`);
  const plain = new RankingMeasures();
  for (const { question, answers } of questions) plain.add(rankPlainly(question, index), answers);
  console.log(`BM25   ${plain}`);
  const ours = new RankingMeasures();
  const times: number[] = [];
  if (file) measure(index, readWeights(), questions, { ours }, times);
  else crossValidate(index, questions, { ours }, times);
  console.log(`ours   ${ours}`);
  console.log(measureGuides());
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`processor time of a question: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
});

interface Measures {
  /** Over all questions. */
  ours: RankingMeasures;
  /** Over the questions of one fold. */
  own?: RankingMeasures;
}

function crossValidate(index: AskIndex, questions: AnsweredQuestion[], all: Measures, times: number[]): void {
  const folds = drawParts(questions.length, FOLDS, SEED);
  const remembering = rememberCauses(readCauses);
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = questions.filter((_, at) => folds[at] !== fold);
    const weights = learnWeights(index, remembering, learned);
    const asked = questions.filter((_, at) => folds[at] === fold);
    const own = new RankingMeasures();
    measure(index, weights, asked, { ...all, own }, times);
    console.log(`fold ${fold + 1} ${own}`);
  }
}

/** Answers questions and adds the quality of each ranking and its time in milliseconds. */
function measure(
  index: AskIndex,
  weights: AskWeights,
  questions: readonly AnsweredQuestion[],
  { ours, own }: Measures,
  times: number[],
): void {
  const ranker = new AskRanker(index, weights, readCauses);
  for (const { question, answers } of questions) {
    const before = process.cpuUsage();
    const ranked = ranker.rank(question);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    const proposed = ranked.slice(0, DEPTH).map(({ article }) => article);
    for (const measures of [ours, own]) measures?.add(proposed, answers);
  }
}

/** The articles ranked by BM25 over bigrams alone. */
function rankPlainly(question: string, index: AskIndex): number[] {
  const scores = new Float64Array(index.size);
  addBm25(index.articles, readQuestion(question, index.articles).bigrams, { k1: 1.2, b: 0.75 }, scores);
  return topOf(scores, DEPTH);
}
