import type { AskIndex } from "./ask-index.ts";
import type { AssociationScores, Associations } from "./associations.ts";
import { addBm25, type Bm25, PLAIN_BM25 } from "./bm25.ts";
import type { GramIndex } from "./gram-index.ts";
import type { AskedGram, AskedQuestion } from "./question.ts";

/** Parameters of BM25, by what is compared. */
const TEXT = PLAIN_BM25;
const TITLE: Bm25 = { k1: 0.8, b: 0.4 };
const CASE: Bm25 = { k1: 1.2, b: 0.3 };
/** Nearest cases that vote for what they cite. */
const VOTING_CASES = 60;
/** The last of them keeps a little, so that it counts where there are no others. */
const BELOW_LAST = 0.99;
const CASE_PARTS = ["caseHeads", "caseFacts", "caseReasons"] as const;
/** Pseudo-relevance feedback: articles read, and grams taken from them. */
const FEEDBACK_ARTICLES = 10;
const FEEDBACK_GRAMS = 20;
/** Cases read of each of the best articles, to see what they cite besides. */
const CASES_READ = 60;

/** Everything about a question that is computed for all articles, laws or sections. */
export interface Signals extends AssociationScores {
  characters: Float64Array;
  bigrams: Float64Array;
  words: Float64Array;
  street: Float64Array;
  /** By law and by section. */
  lawTitle: Float64Array;
  heading: Float64Array;
  caseHeads: Float64Array;
  caseFacts: Float64Array;
  caseReasons: Float64Array;
  /** The same by all parts at once. */
  cases: Float64Array;
  /** What cases of the causes that the question may mean cite. */
  causes: Float64Array;
  feedback: Float64Array;
  /** Feedback from the articles that learned words point to. */
  kin: Float64Array;
  /** What cases cite together with the best articles. */
  together: Float64Array;
  /** How many of the nearest cases cite each article. */
  voters: Uint16Array;
  /** The weighted sum of the others. */
  mixed: Float64Array;
  /** The greatest value of each of those that are summed. */
  greatest: Partial<Record<string, number>>;
}

/** The arrays for one index, to be filled for question after question. */
export function makeSignals(index: AskIndex): Signals {
  const articles = () => new Float64Array(index.size);
  const laws = () => new Float64Array(index.columns.laws.length);
  const sections = () => new Float64Array(index.columns.sections.length);
  return {
    characters: articles(),
    bigrams: articles(),
    words: articles(),
    street: articles(),
    lawTitle: laws(),
    heading: sections(),
    caseHeads: articles(),
    caseFacts: articles(),
    caseReasons: articles(),
    cases: articles(),
    causes: articles(),
    feedback: articles(),
    kin: articles(),
    together: articles(),
    voters: new Uint16Array(index.size),
    mixed: articles(),
    greatest: {},
    likeness: articles(),
    share: articles(),
    sectionShare: sections(),
    lawShare: laws(),
    known: 0,
  };
}

/** Fills the signals for a question; `street` are the words of the law that its everyday words mean. */
export function fillSignals(
  index: AskIndex,
  question: AskedQuestion,
  street: readonly AskedGram[],
  causes: readonly MeantCause[],
  associations: Associations,
  signals: Signals,
): void {
  const fill = (into: Float64Array, from: GramIndex, grams: readonly AskedGram[], parameters: Bm25) => {
    into.fill(0);
    addBm25(from, grams, parameters, into);
  };
  const { characters, bigrams, words } = question;
  const titleGrams = [...bigrams, ...words.filter(({ text }) => text.length > 2)];
  fill(signals.characters, index.articles, rareGrams(index, characters), TEXT);
  fill(signals.bigrams, index.articles, bigrams, TEXT);
  fill(signals.words, index.articles, words, TEXT);
  fill(signals.street, index.articles, street, TEXT);
  fill(signals.lawTitle, index.lawTitles, titleGrams, TITLE);
  fill(signals.heading, index.headings, titleGrams, TITLE);
  const caseGrams = [...bigrams, ...street];
  const near = new Set<number>();
  const together = new Float64Array(index.caseHeads.documents);
  for (const name of CASE_PARTS) {
    const scores = new Float64Array(index[name].documents);
    addBm25(index[name], caseGrams, CASE, scores);
    vote(index, scores, signals[name], near);
    for (let one = 0; one < scores.length; one++) together[one]! += scores[one]!;
  }
  vote(index, together, signals.cases, near);
  countVoters(index, near, signals.voters);
  citeByCause(index, causes, signals.causes);
  associations.score(question.text, signals);
  mix(index, signals);
  const best = topOf(signals.mixed, FEEDBACK_ARTICLES);
  fill(signals.feedback, index.articles, feedbackGrams(index, signals.mixed, best), TEXT);
  const learned = topOf(signals.likeness, FEEDBACK_ARTICLES);
  fill(signals.kin, index.articles, feedbackGrams(index, signals.likeness, learned), TEXT);
  citeTogether(index, signals.mixed, best, signals.together);
  for (const [name, weight] of Object.entries(MIX_LATER))
    mixLater(signals, name as keyof typeof MIX_LATER, weight);
  signals.greatest.mixed = greatest(signals.mixed);
}

/** Grams that at most every third article has: the others are long to read and say little. */
function rareGrams({ articles }: AskIndex, grams: readonly AskedGram[]): AskedGram[] {
  return grams.filter(({ key }) => {
    const gram = articles.find(key);
    return gram >= 0 && articles.columns.counts[gram]! * 3 <= articles.documents;
  });
}

/**
 * The nearest cases give each article that they cite what they score above the last of them, shared among all
 * that they cite; an article that every other case cites gets less.
 */
function vote(index: AskIndex, scores: Float64Array, into: Float64Array, near: Set<number>): void {
  into.fill(0);
  const { caseOffsets, caseArticles } = index.columns;
  const nearest = topOf(scores, VOTING_CASES);
  const last = (scores[nearest.at(-1) ?? 0] ?? 0) * BELOW_LAST;
  for (const one of nearest) {
    near.add(one);
    const from = caseOffsets[one]!;
    const to = caseOffsets[one + 1]!;
    const part = (scores[one]! - last) / Math.sqrt(to - from);
    for (let at = from; at < to; at++)
      into[caseArticles[at]!]! += part * index.rareCitation[caseArticles[at]!]!;
  }
}

/** A cause that a question may mean; `score` is 1 for the likeliest. */
export interface MeantCause {
  code: string;
  score: number;
}

/** Causes read of a question, and cases of each. */
const CAUSES_READ = 6;
const CASES_PER_CAUSE = 200;
/** Scores of causes lie close together. */
const SHARPER = 3;

/** Cases of a cause give the articles that they cite the share of them that do. */
function citeByCause(index: AskIndex, causes: readonly MeantCause[], into: Float64Array): void {
  const { caseOffsets, caseArticles } = index.columns;
  into.fill(0);
  for (const { code, score } of causes.slice(0, CAUSES_READ)) {
    const cases = index.casesOf(code).slice(0, CASES_PER_CAUSE);
    const part = score ** SHARPER / (cases.length + 2);
    for (const one of cases) {
      const to = caseOffsets[one + 1]!;
      for (let at = caseOffsets[one]!; at < to; at++)
        into[caseArticles[at]!]! += part * index.rareCitation[caseArticles[at]!]!;
    }
  }
}

function countVoters({ columns }: AskIndex, cases: ReadonlySet<number>, voters: Uint16Array): void {
  const { caseOffsets, caseArticles } = columns;
  voters.fill(0);
  for (const one of cases)
    for (let at = caseOffsets[one]!; at < caseOffsets[one + 1]!; at++) voters[caseArticles[at]!]!++;
}

/** The places of the greatest positive values, greatest first; of equals the first. */
export function topOf(scores: Float64Array, most: number): number[] {
  const heap: number[] = [];
  const isLess = (a: number, b: number) => scores[a]! < scores[b]! || (scores[a] === scores[b] && a > b);
  const sink = (from: number) => {
    for (let at = from; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && isLess(heap[child]!, heap[least]!)) least = child;
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  };
  for (let at = 0; at < scores.length; at++) {
    if (!(scores[at]! > 0)) continue;
    if (heap.length < most) {
      heap.push(at);
      if (heap.length === most) for (let node = most >>> 1; node >= 0; node--) sink(node);
    } else if (scores[at]! > scores[heap[0]!]!) {
      heap[0] = at;
      sink(0);
    }
  }
  return heap.sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/** What the cases that cite the best articles cite besides, by how often they do. */
function citeTogether(
  index: AskIndex,
  scores: Float64Array,
  best: readonly number[],
  into: Float64Array,
): void {
  const { caseOffsets, caseArticles } = index.columns;
  const { citingOffsets, citingCases } = index;
  into.fill(0);
  for (const article of best) {
    const from = citingOffsets[article]!;
    const to = Math.min(citingOffsets[article + 1]!, from + CASES_READ);
    for (let one = from; one < to; one++) {
      const judgment = citingCases[one]!;
      const end = caseOffsets[judgment + 1]!;
      const part = scores[article]! / ((to - from) * Math.sqrt(end - caseOffsets[judgment]!));
      for (let at = caseOffsets[judgment]!; at < end; at++)
        if (caseArticles[at] !== article) into[caseArticles[at]!]! += part;
    }
  }
}

/** Bigrams of the best articles, weighted by how well they did and how rare the bigram is (RM3). */
function feedbackGrams(index: AskIndex, scores: Float64Array, best: readonly number[]): AskedGram[] {
  const weights = new Map<number, number>();
  for (const article of best) {
    const text = index.textOf(article);
    const share = scores[article]! / Math.max(40, text.length);
    for (let from = 0; from + 2 <= text.length; from++) {
      const key = index.alphabet.key(text, from, from + 2);
      if (key >= 0) weights.set(key, (weights.get(key) ?? 0) + share);
    }
  }
  return [...weights]
    .map(([key, weight]): AskedGram => {
      const gram = index.articles.find(key);
      return {
        text: "",
        key,
        weight: gram < 0 ? 0 : weight * index.articles.idf(gram),
      };
    })
    .sort((a, b) => b.weight - a.weight || a.key - b.key)
    .slice(0, FEEDBACK_GRAMS);
}

/** What each signal counts in the sum that chooses candidates. */
const MIX = {
  bigrams: 1,
  words: 1,
  characters: 0.5,
  street: 0.4,
  caseHeads: 0.35,
  caseFacts: 0.2,
  caseReasons: 0.3,
  cases: 0.6,
  causes: 0.3,
  likeness: 1,
  share: 0.5,
  lawTitle: 0.5,
  heading: 0.4,
  lawShare: 0.3,
  sectionShare: 0.3,
} as const satisfies Partial<Record<keyof Signals, number>>;

/** The same of signals that the first sum gives. */
const MIX_LATER = {
  feedback: 0.6,
  kin: 0.2,
  together: 0.2,
} as const satisfies Partial<Record<keyof Signals, number>>;

/** The weighted sum of all signals but feedback, each divided by its greatest value. */
function mix(index: AskIndex, signals: Signals): void {
  const { mixed, bigrams, words, characters, street, causes } = signals;
  const { caseHeads, caseFacts, caseReasons, cases } = signals;
  const { likeness, share } = signals;
  const part = (name: keyof typeof MIX) => {
    const most = greatest(signals[name]);
    signals.greatest[name] = most;
    return most > 0 ? MIX[name] / most : 0;
  };
  const [ofBigrams, ofWords, ofCharacters] = [part("bigrams"), part("words"), part("characters")];
  const [ofStreet, ofLikeness, ofShare] = [part("street"), part("likeness"), part("share")];
  const [ofHeads, ofFacts, ofReasons] = [part("caseHeads"), part("caseFacts"), part("caseReasons")];
  const [ofCauses, ofCases] = [part("causes"), part("cases")];
  const [ofTitle, ofHeading] = [part("lawTitle"), part("heading")];
  const [ofLaw, ofSection] = [part("lawShare"), part("sectionShare")];
  const { lawTitle, heading, lawShare, sectionShare } = signals;
  const { sectionStart, columns } = index;
  for (let section = 0; section < columns.sections.length; section++) {
    const law = columns.sectionLaw[section]!;
    const plus =
      lawTitle[law]! * ofTitle +
      heading[section]! * ofHeading +
      lawShare[law]! * ofLaw +
      sectionShare[section]! * ofSection;
    const end = sectionStart[section + 1]!;
    for (let at = sectionStart[section]!; at < end; at++) {
      const own =
        bigrams[at]! * ofBigrams +
        words[at]! * ofWords +
        characters[at]! * ofCharacters +
        street[at]! * ofStreet +
        caseHeads[at]! * ofHeads +
        caseFacts[at]! * ofFacts +
        caseReasons[at]! * ofReasons +
        cases[at]! * ofCases +
        causes[at]! * ofCauses +
        likeness[at]! * ofLikeness +
        share[at]! * ofShare;
      mixed[at] = own > 0 ? own + plus : 0;
    }
  }
}

function mixLater(signals: Signals, name: keyof typeof MIX_LATER, weight: number): void {
  const scores = signals[name];
  const { mixed } = signals;
  const most = greatest(scores);
  signals.greatest[name] = most;
  if (most === 0) return;
  const factor = weight / most;
  for (let at = 0; at < mixed.length; at++) mixed[at]! += scores[at]! * factor;
}

/** The greatest value; 0 for none. */
function greatest(values: Float64Array): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
}
