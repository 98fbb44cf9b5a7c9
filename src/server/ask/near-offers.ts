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

/** An offer that is similar to a question, with its similarity. */
export interface NearOffer extends OpenOffer {
  near: RankedGuide;
}

/** Maximum number of offers that are ranked for a question. */
const MAX_LOOKED_AT = 12;
/** Number of first articles of the ranking that are shown with a guide as the reason for it. */
const LIKELY = 5;
/** Added to the similarity of an offer if it is of the cause that the visitor chose. */
const CHOSEN = 0.5;

/**
 * The offers nearest to a question. If a problem outside our offers is nearer, the articles that answer it.
 */
export interface Near {
  /** Best first. Empty if a problem that no content of the site covers is nearer to the question. */
  offers: NearOffer[];
  /** The articles that answer that problem. Empty if the offers are nearer. */
  elsewhere: readonly ResolvedArticle[];
  /** Similarity, 0 to 1, of the nearest offer or problem. */
  likeness: number;
}

/**
 * Ranks the offers by their similarity to a question. Offers of the cause `chosen` get a bonus. Throws
 * FaultyFile if a table is damaged.
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

/** Minimum similarity to a question of an offer that may answer it. */
const LEAST_LIKE = 0.07;

/** Whether the first offer is similar enough to the question to be its answer. */
export const isLike = ([first]: readonly NearOffer[]): boolean =>
  first !== undefined && first.near.similarity >= LEAST_LIKE;

/**
 * The address of an offer's page in a language. For a figure, the page of the guide or article that states
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
 * The guides among the offers as an answer presents them. A guide's `articles` are those that it cites and
 * that are among the first LIKELY of `ranked`.
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
