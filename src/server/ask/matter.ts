import type { Choice } from "#contract/envelope.ts";
import type { MeaningChoice } from "#contract/search/search-ask.ts";
import type { AskedArticle } from "#domain/ask/proposals/asked-article.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { NearOffer } from "./near-offers.ts";
import { keyOf, openOffers, shownIn } from "./offers.ts";

/** An offer of at least this share of the first one's score belongs to the matter, too. */
const OF_MATTER = 0.7;
/** Offers as near as this to the first part the meanings of a question. */
const AS_NEAR = 0.9;
const MAX_MEANINGS = 3;

/**
 * Articles in their order, those of the matter before all others: cited by the offers nearest to the question, by guides of a
 * cause that it may mean or of the cause above, or by cases of such a cause. The order stays where no cause is known.
 */
export function gateArticles(
  ranked: readonly AskedArticle[],
  offers: readonly NearOffer[],
  causes: readonly Choice[],
): AskedArticle[] {
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
  return [...ranked.filter(isOfMatter), ...ranked.filter((article) => !isOfMatter(article))];
}

/** Two or three guides that a question may mean as well, of different causes; none where one is clearly nearer. */
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
