import { articlesOf, type NamedArticle, partGloss } from "#domain/ask/guides/guide-articles.ts";
import { foldText } from "#domain/ask/question/fold-text.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import type { GuideRecord } from "../content/tables.ts";

/** A folded text and its weight. The weight is a whole number. */
export interface WeighedText {
  text: string;
  weight: number;
}

/**
 * Weights of the parts of a text. Sentences about the article itself (`own`) count most. The weights were
 * chosen on the shared set of questions.
 */
const WEIGHTS = { title: 6, asked: 3, summary: 1, own: 12 } as const;
const NUMBER = /第[一二三四五六七八九十百千零]+条/gu;

/**
 * Collects what Chinese guides say about the articles that they cite. For each such article, by ascending
 * index: the title, the phrasings and the summary of the guide, what the article says, and the sentences of
 * the guide that contain the article's number.
 */
export function collectGuided(
  guides: readonly GuideRecord[],
  find: (article: NamedArticle) => number | undefined,
): [article: number, texts: WeighedText[]][] {
  const guided = new Map<number, WeighedText[]>();
  for (const { language, title, asked, summary, sections, sources } of guides) {
    if (language !== "cn") continue;
    const trouble = [
      weigh(title, WEIGHTS.title),
      ...asked.map((line) => weigh(line, WEIGHTS.asked)),
      weigh(summary, WEIGHTS.summary),
    ];
    const sentences = sections.flatMap(({ text }) => text.split(/[\n。；]/u));
    const seen = new Set<number>();
    for (const source of sources) {
      const add = (named: NamedArticle, texts: WeighedText[]) => {
        const article = find(named);
        if (article === undefined) return;
        const own = guided.get(article) ?? [];
        guided.set(article, own);
        if (!seen.has(article)) own.push(...trouble, ...naming(sentences, named));
        seen.add(article);
        own.push(...texts);
      };
      for (const named of articlesOf({ ...source, also: [] })) add(named, []);
      for (const line of source.also ?? []) {
        const { articles, gives } = partGloss(line);
        for (const named of articlesOf({ title: source.title, articles }))
          add(named, [weigh(gives, WEIGHTS.own)]);
      }
    }
  }
  return [...guided].sort(([a], [b]) => a - b);
}

const weigh = (text: string, weight: number): WeighedText => ({ text: foldText(text), weight });

/** The sentences that name an article by its number. All numbers of articles are removed from them. */
function naming(sentences: readonly string[], { number, branch }: NamedArticle): WeighedText[] {
  const label = articleLabel(number, branch);
  return sentences
    .filter((sentence) => sentence.includes(label))
    .map((sentence) => weigh(sentence.replaceAll(NUMBER, ""), WEIGHTS.own));
}
