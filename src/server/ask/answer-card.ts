import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CALCULATOR_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import type { AnswerCard, CardArticle } from "#contract/search/search-ask.ts";
import { articlesOf } from "#domain/ask/guides/guide-articles.ts";
import { numbersFor } from "#domain/ask/guides/help-numbers.ts";
import type { ArticleRef, AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import type { ContentTables, GuideRecord } from "../content/tables.ts";
import { readGeneratedJson } from "../generated/read-generated.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { SearchEngine } from "../search/search-engine.ts";
import { resolveArticle } from "../statutes/suggest-articles.ts";
import { openingOf } from "./propose-articles.ts";

/** Articles of a card at most, and characters of each. */
const MAX_ARTICLES = 3;
const ARTICLE_CHARS = 300;
/** Places of a guide's parts, which are the same in all. */
const PART = { short: 0, today: 1, cost: 4 } as const;

/** A table of the content; empty before `npm run data`. */
export function readTable<Name extends keyof ContentTables>(name: Name): ContentTables[Name] | [] {
  const path = resolve(`data/generated/content/${name}.json`);
  return existsSync(path) ? readGeneratedJson<ContentTables[Name]>(path) : [];
}

/** A guide as a card; `original` is the same in Chinese, whose citations are read, and `near` are articles likely for the question. */
export async function guideCard(
  guide: GuideRecord,
  original: GuideRecord,
  near: readonly AskedArticle[],
  language: AnswerLanguage,
  engine: SearchEngine,
): Promise<AnswerCard> {
  const prefix = language === "en" ? "/en" : "";
  const parts = guide.sections.filter(({ heading }) => heading !== "");
  const lines = (part: number) => parts[part]?.text.split("\n").filter(Boolean) ?? [];
  const calculator = readTable("calculators").find((one) => one.calculator === original.tools?.[0]);
  return {
    kind: "guide",
    id: guide.slug,
    title: guide.title,
    url: `${prefix}${GUIDE_PATH}${guide.slug}`,
    reviewed: (guide.reviewedBy ?? "") !== "",
    answer: [...lines(PART.short)],
    first: guide.first,
    today: lines(PART.today),
    cost: lines(PART.cost).join("\n"),
    call: numbersFor(original, readTable("numbers")).map(({ number, name, help }) => ({
      number,
      name: name[language],
      help: help[language],
    })),
    articles: await citedArticles(original, near, engine),
    ...(calculator && {
      calculator: {
        title: calculator.name[language],
        url: `${prefix}${CALCULATOR_PATH}${calculator.calculator}`,
      },
    }),
  };
}

/** The articles that a guide cites: those likely for the question first, then as it names them at its beginning. */
function citedArticles(
  { sources, first, sections }: GuideRecord,
  near: readonly AskedArticle[],
  engine: SearchEngine,
): Promise<CardArticle[]> {
  const opening = [first, ...sections.map(({ text }) => text)].join("\n");
  const rank = ({ law, number, branch }: ResolvedArticle) => {
    const likely = near.findIndex((one) => isSame(one, { lawId: law.id, number, branch }));
    if (likely >= 0) return likely;
    const named = opening.indexOf(`${law.short}${articleLabel(number, branch)}`);
    return near.length + (named < 0 ? opening.length : named);
  };
  const cited = sources.flatMap(articlesOf).flatMap((named) => resolveArticle(named) ?? []);
  return Promise.all(
    cited
      .map((article) => ({ article, rank: rank(article) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_ARTICLES)
      .map(({ article }) => openingOf(article, engine, ARTICLE_CHARS)),
  );
}

const isSame = (a: ArticleRef, b: ArticleRef): boolean =>
  a.lawId === b.lawId && a.number === b.number && a.branch === b.branch;
