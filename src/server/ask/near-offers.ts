import { ARTICLE_PATH, CALCULATOR_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import type { ProposedGuide } from "#contract/search/search-ask.ts";
import type { RankedGuide } from "#domain/ask/guides/rank-guides.ts";
import type { ArticleRef } from "#domain/ask/proposals/asked-article.ts";
import { articleLabel } from "#domain/statute/citation/article-label.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { keyOf, type OpenOffer, openOffers, shownIn } from "./offers.ts";

/**
 * An `Offer` (site content that may answer a question) similar to a question, with the reason and its
 * similarity.
 */
export interface NearOffer extends OpenOffer {
  near: RankedGuide;
}

/** Number of nearest offers (`Offer`) considered. */
const MAX_LOOKED_AT = 12;
/** Number of articles that may be a reason for a guide. */
const LIKELY = 5;
/** Bonus for an `Offer` of the cause that the visitor chose. */
const CHOSEN = 0.5;

/** The `Offer`s (site content that may answer a question) and the articles nearest to a question. */
export interface Near {
  /** Best first. Empty if the question is nearer to a problem that no content of the site covers. */
  offers: NearOffer[];
  /** The articles that answer the problem that no content of the site covers; otherwise empty. */
  elsewhere: readonly ResolvedArticle[];
  /** Similarity of the nearest offer or problem, from 0 to 1. */
  likeness: number;
}

/**
 * The `Offer`s nearest to a question, with those of the cause `chosen` first. Throws FaultyFile if a table is
 * damaged.
 */
export function nearOffers(question: string, chosen?: string): Near {
  const { index, all, elsewhere } = openOffers();
  const label = chosen === undefined ? undefined : loadCauses().byId(chosen)?.label;
  const score = ({ near, causes }: NearOffer) =>
    near.similarity + (label !== undefined && causes.includes(label) ? CHOSEN : 0);
  const ranked = index.rank(question, MAX_LOOKED_AT);
  const [first] = ranked;
  const likeness = first?.similarity ?? 0;
  if (first && first.guide >= all.length && likeness >= LEAST_LIKE)
    return { offers: [], elsewhere: elsewhere[first.guide - all.length]!, likeness };
  const offers = ranked
    .filter(({ guide }) => guide < all.length)
    .map((near) => ({ ...all[near.guide]!, near }))
    .sort((a, b) => score(b) - score(a));
  return { offers, elsewhere: [], likeness };
}

/** Minimum similarity between a question and an `Offer` that answers it. */
const LEAST_LIKE = 0.07;

/** Whether the first `Offer` is similar enough to a question to be its answer. */
export const isLike = ([first]: readonly NearOffer[]): boolean =>
  first !== undefined && first.near.similarity >= LEAST_LIKE;

/**
 * The address, in a language, of the page of an `Offer`; for a number, of the guide or article that states
 * it.
 */
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

/**
 * The guides among the offers, as an answer presents them. `articles` of each are those that it cites and
 * that are among the LIKELY first of `ranked`.
 */
export function proposedGuides(
  offers: readonly NearOffer[],
  ranked: readonly ArticleRef[],
  language: AnswerLanguage,
): ProposedGuide[] {
  const likely = new Set(ranked.slice(0, LIKELY).map(keyOf));
  return offers.flatMap((open) => {
    if (open.offer.kind !== "guide") return [];
    const { title, summary, reviewedBy } = shownIn<GuideRecord>(open.offer.text, language);
    const cited = open.cites.filter(({ law, number, branch }) =>
      likely.has(keyOf({ lawId: law.id, number, branch })),
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
