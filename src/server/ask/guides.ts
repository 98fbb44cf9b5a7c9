import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import { MAX_PROPOSED } from "#contract/search/ask-limits.ts";
import type { ProposedGuide } from "#contract/search/search-ask.ts";
import { articlesOf, partGloss } from "#domain/ask/guides/guide-articles.ts";
import { GuideIndex, type GuideText } from "#domain/ask/guides/rank-guides.ts";
import type { AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import { asksOfAppeal } from "#domain/ask/proposals/asks-of-appeal.ts";
import { articleAnchor, articleLabel } from "#domain/statute/citation/article-label.ts";
import { loadSameWords, loadStreetWords } from "../catalogue/street-words.ts";
import type { GuideRecord } from "../content/tables.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { resolveArticle } from "../statutes/suggest-articles.ts";

const GUIDES_FILE = "data/generated/content/guides.json";

interface Guides {
  index: GuideIndex;
  /** In the order of the index. */
  chinese: GuideRecord[];
  english: ReadonlyMap<string, GuideRecord>;
  /** Of the articles cited: their names as shown, by key. */
  labels: ReadonlyMap<string, string>;
}
let guides: Guides | undefined;

function openGuides(): Guides {
  if (guides) return guides;
  const path = resolve(GUIDES_FILE);
  const all = existsSync(path) ? readGeneratedJson<GuideRecord[]>(path) : [];
  const chinese = all.filter(({ language }) => language === "cn");
  const english = new Map(all.filter(({ language }) => language === "en").map((one) => [one.slug, one]));
  const labels = new Map<string, string>();
  const lexicon = { same: loadSameWords(), street: loadStreetWords() };
  const index = new GuideIndex(
    chinese.map((guide) => guideText(guide, citedBy(guide, labels))),
    lexicon,
  );
  guides = { index, chinese, english, labels };
  return guides;
}

/** The key by which an article and the guides that cite it meet. */
const keyOf = (lawId: string, number: number, branch: number) => `${lawId}-${articleAnchor(number, branch)}`;

/** The keys of the articles that a guide cites and the collection has; adds their names to `labels`. */
function citedBy({ sources }: GuideRecord, labels: Map<string, string>): string[] {
  return sources.flatMap(articlesOf).flatMap((named) => {
    const found = resolveArticle(named);
    if (!found) return [];
    const { law, number, branch } = found;
    const key = keyOf(law.id, number, branch);
    labels.set(key, `${law.short}${articleLabel(number, branch)}`);
    return [key];
  });
}

/** What is compared of a guide. */
export const guideText = (
  { title, asked, summary, causes, sections, sources }: GuideRecord,
  cites: readonly string[],
): GuideText => ({
  ...{ title, asked, summary, causes, cites },
  body: [
    ...sections.map(({ heading, text }) => `${heading}\n${text}`),
    ...sources.flatMap(({ also = [] }) => also.map((line) => partGloss(line).gives)),
  ].join("\n"),
});

/** A guide near a question, how like it is in words from 0 to 1, and the causes that it names. */
export interface NearGuide {
  shown: ProposedGuide;
  similarity: number;
  causes: readonly string[];
  /** In the language of the answer if translated, and in Chinese. */
  record: GuideRecord;
  original: GuideRecord;
}

/**
 * The guides that come near a question, best first, with title and summary in the language of the answer if
 * translated. `near` are the articles proposed for it: a guide that cites them comes up. None without a telling
 * word in common or an article that surely answers. With `ofAppeal` the guides whose titles ask of an appeal come first,
 * likeness or not. Throws FaultyFile if the file is damaged.
 */
export function nearGuides(
  question: string,
  language: AnswerLanguage,
  near: readonly AskedArticle[],
  ofAppeal = false,
): NearGuide[] {
  const { index, chinese, english, labels } = openGuides();
  const articles = near.map(({ lawId, number, branch, score }) => ({
    key: keyOf(lawId, number, branch),
    score,
  }));
  const wanted = (guide: number) => ofAppeal && asksOfAppeal(chinese[guide]!.title);
  return index
    .rank(question, MAX_PROPOSED.guides, articles, wanted)
    .map(({ guide, similarity, words, articles: cited }) => {
      const own = chinese[guide]!;
      const record = (language === "en" && english.get(own.slug)) || own;
      const { title, summary } = record;
      const url = `${language === "en" ? "/en" : ""}${GUIDE_PATH}${own.slug}`;
      const reviewed = (own.reviewedBy ?? "") !== "";
      return {
        shown: { title, summary, url, reviewed, words, articles: cited.map((key) => labels.get(key)!) },
        similarity,
        causes: own.causes,
        record,
        original: own,
      };
    });
}
