import { itemAt, uint32At } from "../../search/array-reads.ts";
import type { AskIndex } from "../index/ask-index.ts";
import type { AskReason } from "../proposals/asked-article.ts";
import { bigramText } from "../question/bigrams.ts";
import type { AskedQuestion } from "../question/question.ts";
import { sharedRuns } from "../question/shared-runs.ts";
import type { CandidateFinder, Candidates } from "./candidates.ts";

/** Maximum number of words that are shown for one reason. */
const MAX_WORDS = 5;

/**
 * Reasons that do not depend on the words of the question. An article with no other reason is not proposed.
 */
const BESIDE = new Set<AskReason["code"]>(["chapter", "cited"]);

/**
 * Returns a function that explains why an article is a candidate. It returns the signals that support the
 * article, strongest first, with their words and counts. Empty if nothing in the question supports the
 * article.
 */
export function makeExplainer(
  { index, associations, lexicon }: CandidateFinder,
  { asked, articles, signals }: Candidates,
): (article: number) => AskReason[] {
  const { section, sections, cited } = index.columns;
  const pairs = lexicon.street.pairsIn(asked.text);
  const cites = signals.nearest.map((one) => new Set(index.citedBy(one)));
  const within = (text: string) => sharedRuns(asked.text, text).slice(0, MAX_WORDS);

  return (article) => {
    const own = uint32At(section, article);
    const text = index.textOf(article);
    const heading = itemAt(sections, own);
    const acting = pairs.filter((pair) => text.includes(pair.law)).slice(0, MAX_WORDS);
    const beside = articles.filter((other) => other !== article && section[other] === own).length;
    const all: AskReason[] = [
      { code: "street", pairs: acting },
      { code: "words", words: within(text) },
      { code: "heading", words: within(heading), heading },
      { code: "law", words: within(index.lawAt(article).title) },
      { code: "cases", count: cites.filter((one) => one.has(article)).length },
      { code: "learned", words: associations.wordsFor(article, asked.text).slice(0, MAX_WORDS) },
      { code: "guides", words: guideWords(index, article, asked).slice(0, MAX_WORDS) },
      { code: "chapter", count: beside },
      { code: "cited", count: uint32At(cited, article) },
    ];
    const reasons = all.filter(saysSomething);
    return reasons.every(({ code }) => BESIDE.has(code)) ? [] : reasons;
  };
}

function saysSomething(reason: AskReason): boolean {
  if ("pairs" in reason) return reason.pairs.length > 0;
  return "count" in reason ? reason.count > 0 : reason.words.length > 0;
}

/** The words in a question that guides also use where they cite an article. */
function guideWords(
  { guideWords, columns }: AskIndex,
  article: number,
  { bigrams }: AskedQuestion,
): string[] {
  const document = columns.guidedArticles.indexOf(article);
  if (document < 0) return [];
  return bigrams.filter(({ key }) => guideWords.has(key, document)).map(({ key }) => bigramText(key));
}
