import { ARTICLE_PATH, CALCULATOR_PATH, GUIDE_PATH } from "#contract/content/schemas/routes.ts";
import type { ProposedGuide } from "#contract/search/search-ask.ts";
import { asksOfAppeal } from "#domain/ask/proposals/asks-of-appeal.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { GuideRecord } from "../content/tables.ts";
import type { AnswerLanguage } from "../http/language.ts";
import { type OpenOffer, offerText, openOffers, shownIn } from "./offers.ts";

/** An offer that is similar to a question, with its similarity. */
export interface NearOffer extends OpenOffer {
  /** Similarity from 0 to 1, plus CHOSEN if the offer is of the cause that the visitor chose. */
  similarity: number;
}

/** Maximum number of offers that are ranked for a question. */
const MAX_LOOKED_AT = 12;
/** Added to the similarity of an offer if it is of the cause that the visitor chose. */
const CHOSEN = 0.5;

/**
 * The offers nearest to a question or, if a problem that no offer covers is nearer, the articles that answer
 * that problem.
 */
export interface Near {
  /** Best first. Empty if a problem that no content of the site covers is nearer to the question. */
  offers: NearOffer[];
  /** The articles that answer that problem. Empty if the offers are nearer. */
  elsewhere: readonly ResolvedArticle[];
  /** Similarity, 0 to 1, of the nearest offer or problem. */
  likeness: number;
  /** The offers and problems nearest to the question, best first. */
  texts: readonly NearText[];
}

/** A text that is similar to a question. */
export interface NearText {
  /** Identifies the text. A guide and its figures are one text. */
  text: unknown;
  /** The ids of the laws that the text cites. */
  laws: ReadonlySet<string>;
  similarity: number;
}

/**
 * Ranks the offers by their similarity to a question. Offers of the cause `chosen` get a bonus. Throws
 * FaultyFile if a table is damaged.
 */
export function nearOffers(question: string, chosen?: string): Near {
  const { index, all, elsewhere } = openOffers();
  const label = chosen === undefined ? undefined : loadCauses().byId(chosen)?.label;
  const ranked = index.rank(question, MAX_LOOKED_AT);
  const [first] = ranked;
  const likeness = first?.similarity ?? 0;
  const offers: NearOffer[] = [];
  const texts: NearText[] = [];
  for (const { guide, similarity } of ranked) {
    const open = all[guide];
    const articles = elsewhere[guide - all.length] ?? [];
    const bonus = label !== undefined && open?.causes.includes(label) ? CHOSEN : 0;
    if (open) offers.push({ ...open, similarity: similarity + bonus });
    texts.push({
      text: open ? textOf(open) : articles,
      laws: open?.laws ?? new Set(articles.map(({ law }) => law.id)),
      similarity: similarity + bonus,
    });
  }
  for (const list of [offers, texts]) list.sort((a, b) => b.similarity - a.similarity);
  const isElsewhere = first !== undefined && first.guide >= all.length && likeness >= LEAST_LIKE;
  return isElsewhere
    ? { offers: [], elsewhere: elsewhere[first.guide - all.length]!, likeness, texts }
    : { offers, elsewhere: [], likeness, texts };
}

const textOf = ({ offer }: OpenOffer) => ("text" in offer ? offer.text : offer);

/** Minimum similarity of an offer to a question that it may answer. */
const LEAST_LIKE = 0.07;

/** Whether the first offer is similar enough to the question to be its answer. */
export const isLike = ([first]: readonly NearOffer[]): boolean =>
  first !== undefined && first.similarity >= LEAST_LIKE;

/** Offers for a question about an appeal: those about appeals that may answer it, then the others. */
export function appealsFirst(offers: readonly NearOffer[]): NearOffer[] {
  const isFirst = (offer: NearOffer) => isLike([offer]) && isOfAppeal(offer);
  return [...offers.filter(isFirst), ...offers.filter((offer) => !isFirst(offer))];
}

function isOfAppeal({ offer }: OpenOffer): boolean {
  const { title, summary, asked } = offerText(offer);
  return [title, summary, ...asked].some(asksOfAppeal);
}

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

/** The guides among the offers as an answer presents them. */
export function proposedGuides(offers: readonly NearOffer[], language: AnswerLanguage): ProposedGuide[] {
  return offers.flatMap((open) => {
    if (open.offer.kind !== "guide") return [];
    const { title, summary, reviewedBy } = shownIn<GuideRecord>(open.offer.text, language);
    return [{ title, summary, url: addressOf(open, language), reviewed: (reviewedBy ?? "") !== "" }];
  });
}
