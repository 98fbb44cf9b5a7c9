import type { Choice } from "#contract/envelope.ts";
import type { MeaningChoice } from "#contract/search/search-ask.ts";
import type { ArticleRef, AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { Near, NearOffer } from "./near-offers.ts";
import { keyOf, keyOfResolved, type OpenOffer, openOffers, shownIn } from "./offers.ts";

/** An `Offer` with at least this share of the first one's score belongs to the matter too. */
const OF_MATTER = 0.7;
/** Offers with at least this share of the first one's score are alternative meanings of a question. */
const AS_NEAR = 0.9;
const MAX_MEANINGS = 3;
/** Minimum similarity of an offer whose articles need no support by others. */
const CLEAR = 0.2;

/**
 * The ranked articles that belong to the matter: cited by the offers nearest to the question (see `Offer`),
 * by guides of a cause that it may mean or of that cause's parent, or by cases of one of these causes. If no
 * content of the site answers, the articles of `elsewhere`, then others of their laws. All articles if
 * nothing is known of the matter. Below a card of `best`, only articles of the laws that its text cites.
 */
export function gateArticles(
  ranked: readonly AskedArticle[],
  { offers, elsewhere }: Near,
  causes: readonly Choice[],
  best?: OpenOffer,
): AskedArticle[] {
  if (elsewhere.length > 0) {
    const laws = new Set(elsewhere.map(({ law }) => law.id));
    const answering = elsewhere.map(
      ({ law, number, branch }): AskedArticle => ({
        ...{ lawId: law.id, number, branch },
        ...{ score: 1, ofCauses: false, reasons: [] },
      }),
    );
    const all = [...answering, ...ranked.filter(({ lawId }) => laws.has(lawId))];
    return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
  }
  if (causes.length === 0 && offers.length === 0) return [...ranked];
  const named = new Set(
    causes.flatMap(({ code }) =>
      loadCauses()
        .path(code)
        .slice(-2)
        .map(({ label }) => label),
    ),
  );
  const least = OF_MATTER * (offers[0]?.near.similarity ?? 0);
  const ofMatter = [
    ...offers.filter(({ near }) => near.similarity >= least),
    ...openOffers().all.filter((one) => one.causes.some((cause) => named.has(cause))),
  ];
  const cited = new Set(
    ofMatter.flatMap(({ cites }) =>
      cites.map(({ law, number, branch }) => keyOf({ lawId: law.id, number, branch })),
    ),
  );
  const isOfMatter = (article: AskedArticle) => article.ofCauses || cited.has(keyOf(article));
  const laws = best && lawsOf(best);
  return ranked.filter((one) => isOfMatter(one) && (laws?.has(one.lawId) ?? true));
}

const textOf = ({ offer }: OpenOffer) => ("text" in offer ? offer.text : offer);

/** The ids of the laws that an offer cites; for a figure, those that its text cites. */
function lawsOf(best: OpenOffer): ReadonlySet<string> {
  const own = openOffers().all.filter((one) => textOf(one) === textOf(best));
  return new Set(own.flatMap(({ cites }) => cites.map(({ law }) => law.id)));
}

/**
 * Returns whether an article of the first offer may be shown. If another text is almost as near, and neither
 * is similar to the question, the article is a candidate or of a law that the other text cites too.
 */
export function supportOf(
  offers: readonly NearOffer[],
  likely: readonly ArticleRef[],
): (article: ResolvedArticle) => boolean {
  const [first] = offers;
  if (!first || first.near.similarity >= CLEAR) return () => true;
  const least = AS_NEAR * first.near.similarity;
  const rivals = offers.filter((one) => textOf(one) !== textOf(first) && one.near.similarity >= least);
  const laws = rivals.map(lawsOf);
  const keys = new Set(likely.map(keyOf));
  return (article) => laws.every((one) => one.has(article.law.id)) || keys.has(keyOfResolved(article));
}

/** Two or three guides of different causes that a question may equally mean; none if one is clearly nearest. */
export function meaningsOf(offers: readonly NearOffer[], language: AnswerLanguage): MeaningChoice[] {
  const [first] = offers;
  if (!first) return [];
  const near = offers.filter(({ near }) => near.similarity >= AS_NEAR * first.near.similarity);
  const told = new Set<string>();
  const meanings = near.flatMap(({ offer, causes }): MeaningChoice[] => {
    const [cause] = causes;
    if (offer.kind !== "guide" || cause === undefined || causes.some((one) => told.has(one))) return [];
    for (const one of causes) told.add(one);
    const known = loadCauses().byLabel(cause);
    return known ? [{ text: shownIn(offer.text, language).title, cause: known.value }] : [];
  });
  return meanings.length > 1 ? meanings.slice(0, MAX_MEANINGS) : [];
}
