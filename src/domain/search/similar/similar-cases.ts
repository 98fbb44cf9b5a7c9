import { normaliseText } from "../match/normalise-text.ts";
import type { Hierarchy } from "../tree/hierarchy.ts";
import { judgmentNames } from "./judgment-names.ts";

/** How similar two causes or two courts are; see `causeSimilarity` and `courtSimilarity`. */
export type SimilarityGrade = "same" | "near" | "branch" | "none";

/** What each kind of similarity can add to the score, which goes from 0 to 1. */
export const SIMILARITY_WEIGHTS = { words: 0.4, cause: 0.35, court: 0.1, amount: 0.15 } as const;
const NEARNESS: Record<SimilarityGrade, number> = { same: 1, near: 0.5, branch: 0.15, none: 0 };

/** Characters that join words rather than form them: a bigram with one of them is not a rare word. */
const JOINING = new Set([
  ..."的了在是为与及其之于所被将对向由以因并且或者该本其而则等也即已均应可不第年月日元号条款项某",
]);
const HAN_PAIR = /^\p{Script=Han}{2}$/u;
/** A bigram in more than this share of all documents tells nothing; neither does one in a single document. */
const COMMON_SHARE = 0.02;
const LEAST_COMMON = 8;
/** Most bigrams looked up in other documents. */
const MAX_PAIRS = 40;

/** A bigram that is rare in the collection, with its weight. */
export interface RareBigram {
  pair: string;
  weight: number;
}

/** Most characters of a judgment that rare words are taken from: the reasons first, then the rest. */
const MAX_CHARS = 4000;

interface CaseTexts {
  casename: string;
  court: string;
  body_text: readonly string[];
  tail_text: readonly string[];
  holding: { from: number; to: number } | null;
}

/** The texts that tell what a case is about, normalised, without names; most words come from the reasons. */
export function textsOfCase(detail: CaseTexts): string[] {
  const { from, to } = detail.holding ?? { from: 0, to: 0 };
  const { body_text } = detail;
  const texts: string[] = [];
  let left = MAX_CHARS;
  for (const text of [...body_text.slice(from, to), ...body_text.slice(0, from), ...body_text.slice(to)]) {
    if (left <= 0) break;
    texts.push(text.slice(0, left));
    left -= text.length;
  }
  return textsWithoutNames(texts, judgmentNames(detail));
}

/** The texts normalised, without names of parties, judges and courts: people do not make cases similar. */
function textsWithoutNames(texts: readonly string[], names: readonly string[]): string[] {
  const hidden = names
    .map(normaliseText)
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
  return texts.map((text) => hidden.reduce((left, name) => left.replaceAll(name, " "), normaliseText(text)));
}

/**
 * All pairs of neighbouring Han characters in normalised texts that may be part of a rare word, each once.
 */
export function hanBigrams(texts: readonly string[]): string[] {
  const pairs = new Set<string>();
  for (const text of texts) {
    for (let at = 0; at + 1 < text.length; at++) {
      const pair = text.slice(at, at + 2);
      if (!JOINING.has(pair[0]!) && !JOINING.has(pair[1]!) && HAN_PAIR.test(pair)) pairs.add(pair);
    }
  }
  // In dictionary order, so that neighbours are looked up in one block of it.
  return [...pairs].sort();
}

/**
 * The rarest bigrams, by how many of the collection's documents contain each; weights are ln(documents /
 * containing).
 */
export function rarestBigrams(
  pairs: readonly string[],
  holding: (pair: string) => number,
  documents: number,
): RareBigram[] {
  const most = Math.max(LEAST_COMMON, documents * COMMON_SHARE);
  return pairs
    .map((pair) => ({ pair, held: holding(pair) }))
    .filter(({ held }) => held >= 2 && held <= most)
    .sort((a, b) => a.held - b.held || (a.pair < b.pair ? -1 : 1))
    .slice(0, MAX_PAIRS)
    .map(({ pair, held }) => ({ pair, weight: Math.log(documents / held) }));
}

/** The ordinal of the node above (or the node itself) at a level; -1 if there is none. */
function ancestorAt({ parents, levels }: Hierarchy, ordinal: number, level: number): number {
  let at = ordinal;
  while (at >= 0 && levels[at] !== undefined && levels[at]! > level) at = parents[at]!;
  return at >= 0 && levels[at] === level ? at : -1;
}

const sameAncestor = (laid: Hierarchy, a: number, b: number, level: number) => {
  const one = ancestorAt(laid, a, level);
  return one >= 0 && one === ancestorAt(laid, b, level);
};

/**
 * Similarity of two causes: one is the other or lies below it, both have one parent, both are of one branch
 * of law.
 */
function causeSimilarity(causes: Hierarchy, a: number, b: number): SimilarityGrade {
  const { parents, ends, levels } = causes;
  if (levels[a] === undefined || levels[b] === undefined) return "none";
  const holds = (outer: number, inner: number) =>
    levels[outer]! > 0 && inner >= outer && inner < ends[outer]!;
  if (a === b || holds(a, b) || holds(b, a)) return "same";
  if (parents[a] === parents[b] && levels[a]! > 1) return "near";
  return sameAncestor(causes, a, b, 0) ? "branch" : "none";
}

/** The highest similarity between a cause of one document and a cause of the other. */
export function closestCauseSimilarity(
  causes: Hierarchy,
  own: readonly number[],
  other: readonly number[],
): SimilarityGrade {
  let nearest: SimilarityGrade = "none";
  for (const a of own)
    for (const b of other) {
      const near = causeSimilarity(causes, a, b);
      if (NEARNESS[near] > NEARNESS[nearest]) nearest = near;
    }
  return nearest;
}

/** Similarity of two courts: the same, in one intermediate court's district, in one province. */
export function courtSimilarity(courts: Hierarchy, a: number, b: number): SimilarityGrade {
  if (courts.levels[a] === undefined || courts.levels[b] === undefined) return "none";
  if (a === b) return "same";
  if (sameAncestor(courts, a, b, 2)) return "near";
  return sameAncestor(courts, a, b, 1) ? "branch" : "none";
}

/**
 * Score, 0 to 1, from the four similarities; `words` is the share of the rare bigrams' weight found in both
 * texts.
 */
export function similarityScore(likeness: {
  words: number;
  cause: SimilarityGrade;
  court: SimilarityGrade;
  amount: number;
}): number {
  return (
    SIMILARITY_WEIGHTS.words * likeness.words +
    SIMILARITY_WEIGHTS.cause * NEARNESS[likeness.cause] +
    SIMILARITY_WEIGHTS.court * NEARNESS[likeness.court] +
    SIMILARITY_WEIGHTS.amount * likeness.amount
  );
}

/**
 * Similarity of two claim amounts by their ranges: 1 in the same, 0.5 in neighbouring ones, otherwise or
 * without an amount 0.
 */
export function amountSimilarity(a: number, b: number, nonMonetary: number): number {
  if (a === nonMonetary || b === nonMonetary) return 0;
  return a === b ? 1 : Math.abs(a - b) === 1 ? 0.5 : 0;
}
