import type { AskIndex } from "#domain/ask/index/ask-index.ts";
import {
  type AskLexicon,
  CandidateFinder,
  type Candidates,
  type ReadCauses,
} from "#domain/ask/ranking/candidates.ts";
import { FEATURES } from "#domain/ask/ranking/features.ts";
import { spreadOf } from "#domain/ask/ranking/net-inputs.ts";
import { StagedScores } from "#domain/ask/ranking/staged-scores.ts";
import type { AskWeights, TreeEnsemble } from "#domain/ask/signals/learned.ts";
import { makeSignals } from "#domain/ask/signals/signals.ts";
import type { AnsweredQuestion } from "./answered-questions.ts";
import { learnAssociations } from "./learn-associations.ts";
import type { NetOptions } from "./nets/fit-net.ts";
import { learnNets, type SpreadGroup } from "./nets/learn-nets.ts";
import { type BoostOptions, boostTrees } from "./trees/boost-trees.ts";
import { randomOfSeed } from "./trees/random-of-seed.ts";

/** Chosen by cross-validation on the shared questions: what trees and nets err in differs, so their sums are added up. */
const TREES: BoostOptions = {
  loss: "list",
  trees: 250,
  leaves: 16,
  rate: 0.05,
  minRows: 30,
  lambda: 5,
  featureShare: 0.3,
  groupShare: 0.7,
  single: 0.2,
  depth: 20,
  seed: 1,
};
/** Trees that look at the best candidates alone: for them a pair near the top counts more than the list. */
const CLOSER: BoostOptions = { ...TREES, loss: "pairs", depth: 10 };
/** What their sum counts beside that of the others. */
const SHARE_OF_CLOSER = 0.5;
const NET: NetOptions = {
  units: 48,
  epochs: 25,
  batch: 16,
  rate: 0.001,
  decay: 0.05,
  inputDrop: 0.1,
  unitDrop: 0.2,
  seed: 1,
};
const NETS: readonly NetOptions[] = [NET, { ...NET, seed: 2 }];
/** What the mean of the nets counts beside the sum of the trees. */
const SHARE_OF_NETS = 0.7;
/** Parts of the questions; the associations that a question is shown with are learned from the other parts. */
const PARTS = 8;
/** Candidates of a question that are learned from: the first, and of the rest one in so many. */
const FIRST = 60;
const ONE_IN = 6;
const NEWTON_ROUNDS = 30;

/** The part of each of so many things, from 0, by lot: the same for the same number and seed. */
export function drawParts(count: number, parts: number, seed: number): number[] {
  const random = randomOfSeed(seed);
  return Array.from({ length: count }, () => Math.floor(random() * parts));
}

/** Learns associations, trees and nets from answered questions, and what their sum means. */
export function learnWeights(
  index: AskIndex,
  lexicon: AskLexicon,
  questions: readonly AnsweredQuestion[],
): AskWeights {
  const remembering = { ...lexicon, readCauses: rememberCauses(lexicon.readCauses) };
  const groups = gatherGroups(index, remembering, questions);
  return { ...learnRanking(index, remembering, questions, groups), chance: fitChance(groups) };
}

/** Reads the causes of a question once: questions are learned from again and again. */
export function rememberCauses(read: ReadCauses): ReadCauses {
  const known = new Map<string, ReturnType<ReadCauses>>();
  return (question) => {
    const causes = known.get(question) ?? read(question);
    known.set(question, causes);
    return causes;
  };
}

/** The same without the meaning of a sum, which the order does not need. */
export function learnRanking(
  index: AskIndex,
  { readCauses }: AskLexicon,
  questions: readonly AnsweredQuestion[],
  groups: readonly SpreadGroup[],
): AskWeights {
  return {
    features: [...FEATURES],
    associations: learnAssociations(questions, index, readCauses),
    ...fitScores(groups),
    chance: { slope: 1, offset: 0 },
  };
}

const fitScores = (groups: readonly SpreadGroup[]): Pick<AskWeights, "trees" | "closer" | "nets"> => ({
  trees: boostTrees(groups, FEATURES.length, TREES),
  closer: scaleLeaves(boostTrees(groups, FEATURES.length, CLOSER), SHARE_OF_CLOSER),
  nets: learnNets(groups, FEATURES.length, NETS, SHARE_OF_NETS),
});

/** The same trees, whose sums are multiplied. */
const scaleLeaves = (trees: TreeEnsemble, factor: number): TreeEnsemble => ({
  ...trees,
  numbers: trees.numbers.map((number, node) =>
    trees.features[node]! < 0 ? Number((number * factor).toPrecision(4)) : number,
  ),
});

/**
 * What trees and nets learn from. No question meets associations learned from itself: else they would trust
 * them too much.
 */
export function gatherGroups(
  index: AskIndex,
  lexicon: AskLexicon,
  questions: readonly AnsweredQuestion[],
): SpreadGroup[] {
  const parts = drawParts(questions.length, PARTS, 1);
  const random = randomOfSeed(2);
  const signals = makeSignals(index);
  const groups: SpreadGroup[] = [];
  for (let part = 0; part < PARTS; part++) {
    const others = questions.filter((_, at) => parts[at] !== part);
    const finder = new CandidateFinder(
      index,
      learnAssociations(others, index, lexicon.readCauses),
      lexicon,
      signals,
    );
    for (const [at, { question, answers }] of questions.entries()) {
      if (parts[at] !== part) continue;
      const group = toGroup(finder.find(question), new Set(answers), random);
      if (group) groups.push(group);
    }
  }
  return groups;
}

/**
 * The chance that an article answers, by the sum of trees and nets: a logistic curve through questions that these
 * were not learned from (Platt 1999).
 */
function fitChance(groups: readonly SpreadGroup[]): AskWeights["chance"] {
  const width = FEATURES.length;
  const scores = new StagedScores(fitScores(groups.filter((_, at) => at % PARTS !== 0)));
  const pairs = groups
    .filter((_, at) => at % PARTS === 0)
    .flatMap(({ rows, answers, spread }) => {
      const sums = scores.scoreAll(rows, width, spread);
      return Array.from(answers, (answer, at) => [sums[at]!, answer] as const);
    });
  const right = pairs.reduce((count, [, answer]) => count + answer, 0);
  let [slope, offset] = [0, Math.log((right + 1) / (pairs.length - right + 1))];
  const lossOf = (ofSlope: number, ofOffset: number) =>
    pairs.reduce((loss, [sum, answer]) => {
      const odds = ofSlope * sum + ofOffset;
      return loss + Math.max(odds, 0) + Math.log1p(Math.exp(-Math.abs(odds))) - answer * odds;
    }, 0);
  let loss = lossOf(slope, offset);
  for (let round = 0; round < NEWTON_ROUNDS; round++) {
    let [ofSlope, ofOffset, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const [sum, answer] of pairs) {
      const chance = 1 / (1 + Math.exp(-(slope * sum + offset)));
      const curve = chance * (1 - chance);
      ofSlope += (chance - answer) * sum;
      ofOffset += chance - answer;
      aa += curve * sum * sum;
      ab += curve * sum;
      bb += curve;
    }
    const scale = aa * bb - ab * ab;
    // A whole step may overshoot where answers are rare: it is halved until the loss falls.
    for (let step = 1; step > 1e-3; step /= 2) {
      const nextSlope = slope - (step * (bb * ofSlope - ab * ofOffset)) / scale;
      const nextOffset = offset - (step * (aa * ofOffset - ab * ofSlope)) / scale;
      const next = lossOf(nextSlope, nextOffset);
      if (next >= loss) continue;
      [slope, offset, loss] = [nextSlope, nextOffset, next];
      break;
    }
  }
  return { slope: Number(slope.toPrecision(4)), offset: Number(offset.toPrecision(4)) };
}

/** The rows that are learned from of a question; null if no answer is among its candidates. */
function toGroup(
  { articles, rows }: Candidates,
  answers: ReadonlySet<number>,
  random: () => number,
): SpreadGroup | null {
  const width = FEATURES.length;
  const kept = Array.from(articles.keys()).filter(
    (at) => random() < 1 / ONE_IN || at < FIRST || answers.has(articles[at]!),
  );
  if (!kept.some((at) => answers.has(articles[at]!))) return null;
  const own = new Float64Array(kept.length * width);
  for (const [place, at] of kept.entries())
    own.set(rows.subarray(at * width, (at + 1) * width), place * width);
  return {
    rows: own,
    answers: Uint8Array.from(kept, (at) => (answers.has(articles[at]!) ? 1 : 0)),
    spread: spreadOf(rows, width),
  };
}
