import type { AskIndex } from "../index/ask-index.ts";
import type { AskReason } from "../proposals/asked-article.ts";
import type { StreetWords } from "../question/street-words.ts";
import type { Associations } from "../signals/associations.ts";
import type { Signals } from "../signals/signals.ts";
import type { Candidates } from "./candidates.ts";

/** Words shown of one reason at most. */
const MAX_WORDS = 5;
/** An article that is cited this often is worth saying so. */
const MIN_CITED = 1;
/** Single characters say nothing; a word shown has at least two. */
const MIN_CHARS = 2;

/** Reasons that say nothing about the question: an article that has no others is not proposed. */
const BESIDE = new Set<AskReason["code"]>(["chapter", "cited"]);

/**
 * Tells of the candidates of a question at hand the signals that brought each, the strongest first, with the words and counts that
 * show them; none if nothing in the question speaks for it.
 */
export function makeExplainer(
  index: AskIndex,
  { question, articles }: Candidates,
  signals: Signals,
  associations: Associations,
  street: StreetWords,
): (article: number) => AskReason[] {
  const { section, sections, cited, laws } = index.columns;
  const share = (name: "bigrams" | "words" | "street" | "similarity" | "guides", at: number) =>
    signals[name][at]! / (signals.greatest[name] || 1);
  const said = question.words.map(({ text }) => text).filter((word) => word.length >= MIN_CHARS);
  const rarity = (word: string) => {
    const gram = index.articles.find(index.alphabet.key(word, 0, word.length));
    return gram < 0 ? 0 : index.articles.idf(gram);
  };
  const rarestFirst = said
    .map((word) => ({ word, rarity: rarity(word) }))
    .sort((a, b) => b.rarity - a.rarity || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
  const told = street.pairsIn(question.text);
  const within = (place: string) => rarestFirst.filter((word) => place.includes(word)).slice(0, MAX_WORDS);

  return (article) => {
    const reasons: [strength: number, reason: AskReason][] = [];
    const own = section[article]!;
    const law = index.lawOf[article]!;
    const text = index.textOf(article);
    const words = within(text);
    if (words.length > 0) reasons.push([1 + share("bigrams", article), { code: "words", words }]);
    const inTitle = within(laws[law]!.title);
    if (inTitle.length > 0) reasons.push([0.9, { code: "law", words: inTitle }]);
    const heading = sections[own]!;
    const inHeading = within(heading);
    if (inHeading.length > 0) reasons.push([1, { code: "heading", words: inHeading, heading }]);
    const pairs = told.filter((pair) => text.includes(pair.law)).slice(0, MAX_WORDS);
    if (pairs.length > 0) reasons.push([1.2, { code: "street", pairs }]);
    const votes = signals.voters[article]!;
    if (votes > 0) reasons.push([0.8 + Math.min(1, votes / 10), { code: "cases", count: votes }]);
    const learned = associations.wordsFor(article, question.text).slice(0, MAX_WORDS);
    if (learned.length > 0)
      reasons.push([0.7 + share("similarity", article), { code: "learned", words: learned }]);
    const guided =
      signals.guides[article]! > 0 ? said.filter((word) => isGuideWord(index, article, word)) : [];
    if (guided.length > 0)
      reasons.push([0.6 + share("guides", article), { code: "guides", words: guided.slice(0, MAX_WORDS) }]);
    const beside = articles.filter((other) => other !== article && section[other] === own).length;
    if (beside > 0) reasons.push([0.3, { code: "chapter", count: beside }]);
    if (cited[article]! >= MIN_CITED) reasons.push([0.2, { code: "cited", count: cited[article]! }]);
    if (reasons.every(([, { code }]) => BESIDE.has(code))) return [];
    return reasons
      .sort((a, b) => b[0] - a[0] || (a[1].code < b[1].code ? -1 : 1))
      .map(([, reason]) => reason);
  };
}

/** Whether guides that cite an article use a word of two characters; longer ones they are not indexed by. */
function isGuideWord({ alphabet, guideWords, columns }: AskIndex, article: number, word: string): boolean {
  const gram = word.length === MIN_CHARS ? guideWords.find(alphabet.key(word, 0, word.length)) : -1;
  if (gram < 0) return false;
  for (const postings = guideWords.postings(gram); postings.next(); )
    if (columns.guidedArticles[postings.doc] === article) return true;
  return false;
}
