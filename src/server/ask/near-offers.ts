import { ARTICLE_PATH, CALCULATOR_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import type { ProposedGuide } from "#contract/search/search-ask.ts";
import type { RankedGuide } from "#domain/ask/guides/rank-guides.ts";
import type { AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { keyOf, type OpenOffer, openOffers, shownIn } from "./offers.ts";

/** An offer near a question, with why and how near. */
export interface NearOffer extends OpenOffer {
  near: RankedGuide;
}

/** Offers looked at. */
const MAX_LOOKED_AT = 12;
/** An offer of a cause that the visitor chose counts as much more. */
const CHOSEN = 0.5;

/**
 * The offers that come near a question, best first. `near` are the articles likely for it: an offer that cites them comes up,
 * as does one of the cause `chosen`. None without a telling word in common or an article that surely answers. Throws
 * FaultyFile if a table is damaged.
 */
export function nearOffers(question: string, near: readonly AskedArticle[], chosen?: string): NearOffer[] {
  const { index, all } = openOffers();
  const articles = near.map((article) => ({ key: keyOf(article), score: article.score }));
  const label = chosen === undefined ? undefined : loadCauses().byId(chosen)?.label;
  const score = ({ near, causes }: NearOffer) =>
    near.score + (label !== undefined && causes.includes(label) ? CHOSEN : 0);
  return index
    .rank(question, MAX_LOOKED_AT, articles)
    .map((near) => ({ ...all[near.guide]!, near }))
    .sort((a, b) => score(b) - score(a));
}

/** Less like the question than the first, an offer says nothing of it; as like as the second it stands by itself. */
const LEAST_LIKE = 0.1;
const LIKE = 0.15;
/** An offer is ahead where the next one has at most this share of its score. */
const AHEAD = 0.8;

/** Whether the first offer is clearly the best: much like the question, or ahead of the next, or it cites a likely article. */
export function isClear([first, next]: readonly NearOffer[]): boolean {
  if (!first || first.near.score < LEAST_LIKE) return false;
  const isAhead = (next?.near.score ?? 0) <= AHEAD * first.near.score;
  return first.near.similarity >= LIKE || isAhead || first.near.articles.length > 0;
}

/** The address of an offer's page, in a language. */
export function addressOf({ offer }: OpenOffer, language: AnswerLanguage): string {
  const prefix = language === "en" ? "/en" : "";
  switch (offer.kind) {
    case "calculator":
      return `${prefix}${CALCULATOR_PATH}${offer.calculator.calculator}`;
    case "service":
      return `${prefix}${offer.service.to}`;
    default: {
      const isGuide = offer.kind === "guide" || (offer.kind === "number" && offer.of === "guide");
      return `${prefix}${isGuide ? GUIDE_PATH : ARTICLE_PATH}${offer.text.slug}`;
    }
  }
}

/** The guides among the offers, as an answer lists them. */
export function proposedGuides(offers: readonly NearOffer[], language: AnswerLanguage): ProposedGuide[] {
  return offers.flatMap((open) => {
    if (open.offer.kind !== "guide") return [];
    const { title, summary, reviewedBy } = shownIn<GuideRecord>(open.offer.text, language);
    const cited = open.cites.filter(({ law, number, branch }) =>
      open.near.articles.includes(keyOf({ lawId: law.id, number, branch })),
    );
    return [
      {
        ...{ title, summary, url: addressOf(open, language) },
        reviewed: (reviewedBy ?? "") !== "",
        words: open.near.words,
        articles: cited.map(({ law, number, branch }) => `${law.short}${articleLabel(number, branch)}`),
      },
    ];
  });
}
