import type { Choice } from "#contract/envelope.ts";
import type { MeaningChoice } from "#contract/search/search-ask.ts";
import type { ArticleRef, AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import type { ResolvedArticle } from "#domain/statute/citation/law-index.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { Near, NearOffer } from "./near-offers.ts";
import { keyOf, keyOfResolved, type OpenOffer, openOffers, shownIn } from "./offers.ts";

/** An offer belongs to the matter if its similarity is at least this share of the first offer's. */
const OF_MATTER = 0.7;
/**
 * An offer is another meaning of the question if its similarity is at least this share of the first offer's.
 */
const AS_NEAR = 0.9;
const MAX_MEANINGS = 3;
/** If the first offer is at least this similar to the question, its articles need no other support. */
const CLEAR = 0.2;

/**
 * The ranked articles that belong to the matter. An article belongs to it if it is cited by one of the offers
 * nearest to the question, by a guide of a cause that the question may mean or of its parent cause, or by
 * cases of such a cause.
 *
 * If no content of the site covers the question, the articles of `elsewhere` come first, then the ranked
 * articles of the same laws. If neither causes nor offers are known, all articles are returned. With a card
 * for `best`, only articles of laws that the text of `best` cites are returned.
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

/** The ids of the laws that an offer cites. For a figure in a text, those that the whole text cites. */
function lawsOf(best: OpenOffer): ReadonlySet<string> {
  const own = openOffers().all.filter((one) => textOf(one) === textOf(best));
  return new Set(own.flatMap(({ cites }) => cites.map(({ law }) => law.id)));
}

/**
 * Returns a function that says whether the card may show an article of the first offer. That is doubtful only
 * if the first offer is not similar enough and another text is almost as near. The article must then be of a
 * law that the other texts cite too, or be among the likely articles.
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

/**
 * Two or three guides of different causes that the question may equally mean. Empty if fewer than two guides
 * are about equally near.
 */
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
