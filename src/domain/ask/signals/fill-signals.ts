import { topOf } from "../../search/top-of.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { GramIndex } from "../index/gram-index.ts";
import type { AskedGram, AskedQuestion } from "../question/question.ts";
import type { Associations } from "./associations.ts";
import { addBm25, type Bm25, PLAIN_BM25 } from "./bm25.ts";
import { citeByCause, citeTogether, countVoters, type MeantCause, vote } from "./case-votes.ts";
import { isCommon } from "./common-characters.ts";
import { feedbackGrams } from "./feedback-grams.ts";
import { mix, mixLater } from "./mix-signals.ts";
import type { Signals } from "./signals.ts";

/** Parameters of BM25, by what is compared. */
const TEXT = PLAIN_BM25;
const TITLE: Bm25 = { k1: 0.8, b: 0.4 };
/** Grams of guides count by where they stand, so that the first few say less than elsewhere. */
const GUIDE: Bm25 = { k1: 3.6, b: 0.6 };
const CASE: Bm25 = { k1: 1.2, b: 0.3 };
/** What is filled by BM25. */
type Filled = "characters" | "bigrams" | "words" | "street" | "lawTitle" | "heading" | "feedback" | "kin";
const CASE_PARTS = ["caseHeads", "caseFacts", "caseReasons"] as const;
/** Articles read for pseudo-relevance feedback. */
const FEEDBACK_ARTICLES = 10;

/**
 * Fills the signals for a question, but for what common characters count (`addCommonCharacters`); `street` are the words of the law that its everyday words mean. */
export function fillSignals(
  index: AskIndex,
  question: AskedQuestion,
  street: readonly AskedGram[],
  causes: readonly MeantCause[],
  associations: Associations,
  signals: Signals,
): void {
  // Sums of BM25 and votes only grow, so that the greatest is known when the last is added: no array is read for it.
  const { greatest: most } = signals;
  const fill = (name: Filled, from: GramIndex, grams: readonly AskedGram[], parameters: Bm25) => {
    signals[name].fill(0);
    [most[name]] = addBm25(from, grams, parameters, signals[name]);
  };
  const { characters, bigrams, words } = question;
  const titleGrams = [...bigrams, ...words.filter(({ text }) => text.length > 2)];
  fill("bigrams", index.articles, bigrams, TEXT);
  // Lists of characters that are words too are read once for both.
  const isRare = (gram: AskedGram) => !isCommon(index, gram);
  const rare = characters.filter(isRare);
  const weights = new Map(words.map(({ key, weight }) => [key, weight]));
  const isBoth = ({ key, weight }: AskedGram) => weights.get(key) === weight;
  const both = new Set(rare.filter(isBoth).map(({ key }) => key));
  const isSingle = ({ key }: AskedGram) => !both.has(key);
  fill("characters", index.articles, rare.filter(isSingle), TEXT);
  fill(
    "words",
    index.articles,
    words.filter((gram) => isSingle(gram) && isRare(gram)),
    TEXT,
  );
  const raised = addBm25(index.articles, rare.filter(isBoth), TEXT, signals.characters, signals.words);
  for (const [at, name] of (["characters", "words"] as const).entries())
    most[name] = Math.max(most[name] ?? 0, raised[at]!);
  fill("street", index.articles, street, TEXT);
  fill("lawTitle", index.lawTitles, titleGrams, TITLE);
  fill("heading", index.headings, titleGrams, TITLE);
  const caseGrams = [...bigrams, ...street];
  const near = new Set<number>();
  const { caseScores: scores, caseSums: together, guided, few } = signals;
  together.fill(0);
  for (const name of CASE_PARTS) {
    scores.fill(0);
    addBm25(index[name], caseGrams, CASE, scores);
    most[name] = vote(index, scores, few[name], near);
    addAll(together, scores);
  }
  most.cases = vote(index, together, few.cases, near);
  countVoters(index, near, signals.voters);
  most.causes = citeByCause(index, causes, few.causes);
  few.guides.openFor(index.columns.guidedArticles);
  guided.fill(0);
  [most.guides] = addBm25(index.guideWords, bigrams, GUIDE, guided);
  putAt(signals.guides, index.columns.guidedArticles, guided);
  associations.score(question.text, causes, signals);
  mix(index, signals);
  const best = topOf(signals.mixed, FEEDBACK_ARTICLES);
  fill("feedback", index.articles, feedbackGrams(index, signals.mixed, best), TEXT);
  const learned = few.leaning.topOf(FEEDBACK_ARTICLES);
  fill("kin", index.articles, feedbackGrams(index, signals.leaning, learned), TEXT);
  most.together = citeTogether(index, signals.mixed, best, few.together);
  mixLater(signals);
}

function addAll(into: Float64Array, values: Float64Array): void {
  for (let at = 0; at < into.length; at++) into[at]! += values[at]!;
}

function putAt(into: Float64Array, places: Uint32Array, values: Float64Array): void {
  for (let at = 0; at < places.length; at++) into[places[at]!] = values[at]!;
}
