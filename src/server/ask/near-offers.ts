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

/** An offer near a question, with why and how near. */
export interface NearOffer extends OpenOffer {
  near: RankedGuide;
}

/** Offers looked at. */
const MAX_LOOKED_AT = 12;
/** Articles that are a reason for a guide. */
const LIKELY = 5;
/** An offer of a cause that the visitor chose counts as much more. */
const CHOSEN = 0.5;

/** What comes near a question. */
export interface Near {
  /** Best first; none where the question is nearer to a trouble that nothing of ours answers. */
  offers: NearOffer[];
  /** The articles that answer such a trouble. */
  elsewhere: readonly ResolvedArticle[];
  /** How like the nearest is, from 0 to 1. */
  likeness: number;
}

/** What comes near a question in words; offers of the cause `chosen` before the others. Throws FaultyFile if a table is damaged. */
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

/** An offer less like the question than this does not answer it. */
const LEAST_LIKE = 0.055;

/** Whether the first offer may stand as the answer. */
export const isLike = ([first]: readonly NearOffer[]): boolean =>
  first !== undefined && first.near.similarity >= LEAST_LIKE;

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

/** The guides among the offers, as an answer lists them, each with the likeliest of the articles that it cites. */
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
