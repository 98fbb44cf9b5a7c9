import type { Choice } from "#contract/envelope.ts";
import type { MeaningChoice } from "#contract/search/search-ask.ts";
import type { ArticleRef } from "#domain/ask/proposals/asked-article.ts";
import { loadCauses } from "../catalogue/causes.ts";
import type { AnswerLanguage } from "../http/language.ts";
import type { Near, NearOffer, NearText } from "./near-offers.ts";
import { keyOf, keyOfResolved, type OpenOffer, openOffers, refOf, shownIn } from "./offers.ts";
import type { RankedArticles } from "./propose-articles.ts";

/** An offer belongs to the matter if its similarity is at least this share of the first offer's. */
const OF_MATTER = 0.7;
/**
 * An offer is another meaning of the question if its similarity is at least this share of the first offer's.
 */
const AS_NEAR = 0.9;
const MAX_MEANINGS = 3;

/** Similarity from which the first text certainly answers the question. */
const CLEAR = 0.2;
/**
 * Weights in a law's support. `cited` multiplies the share of the near texts (those most similar to the
 * question) that cite the law. `rival` multiplies the similarity of the second-nearest text divided by that
 * of the nearest.
 */
const WEIGHTS = { cited: 2, rival: 1.5 } as const;
/**
 * Minimum support for a law to be of the question's field (formula in `fieldOf`). Chosen on five sets of
 * judged questions (research/ask/README.md).
 */
const SUPPORTED = 0.6;

/**
 * Returns a function that says whether a law is of the field of the question, so that its articles may be
 * shown. The support of a law is higher the more similar the first text is to the question, the less similar
 * the second text is, and the more of the near texts cite the law. If the first text is clearly the nearest,
 * or if there are no near texts, every law is supported.
 */
export function fieldOf(near: readonly NearText[]): (lawId: string) => boolean {
  const texts = near.filter((one, at) => near.findIndex(({ text }) => text === one.text) === at);
  const [first, rival] = texts;
  if (!first) return () => true;
  const shareOf = ({ similarity }: NearText) => (similarity / first.similarity) ** 4;
  const weigh = (citing: readonly NearText[]) => citing.reduce((sum, one) => sum + shareOf(one), 0);
  const all = weigh(texts.filter(({ laws }) => laws.size > 0));
  const clear = Math.min(1, first.similarity / CLEAR);
  const least = SUPPORTED - clear + WEIGHTS.rival * ((rival?.similarity ?? 0) / first.similarity);
  return (lawId) => (WEIGHTS.cited * weigh(texts.filter(({ laws }) => laws.has(lawId)))) / all >= least;
}

/**
 * The articles that an answer shows besides those of its card. They are ranked articles that the offers of
 * the matter cite: the offers nearest to the question, and those that name a possible cause of the question
 * or the parent of one. With a card for `best`, its text must cite their laws. If no content of the site
 * covers the question, they are instead the articles of `elsewhere`, then ranked articles of the same laws.
 * In both cases `isOfField` holds for their laws. If neither causes nor offers are known, they are all ranked
 * articles.
 */
export function articlesOfMatter(
  { propose }: RankedArticles,
  { offers, elsewhere }: Near,
  causes: readonly Choice[],
  isOfField: (lawId: string) => boolean,
  best?: OpenOffer,
): ArticleRef[] {
  if (elsewhere.length > 0) {
    const laws = new Set(elsewhere.map(({ law }) => law.id));
    const answering = elsewhere.map(refOf);
    const others = propose(({ lawId }) => laws.has(lawId));
    const all = [...answering, ...others].filter(({ lawId }) => isOfField(lawId));
    return [...new Map(all.map((one) => [keyOf(one), one])).values()];
  }
  if (causes.length === 0 && offers.length === 0) return propose(() => true);
  const named = new Set(
    causes.flatMap(({ code }) =>
      loadCauses()
        .path(code)
        .slice(-2)
        .map(({ label }) => label),
    ),
  );
  const least = OF_MATTER * (offers[0]?.similarity ?? 0);
  const ofMatter = [
    ...offers.filter(({ similarity }) => similarity >= least),
    ...openOffers().all.filter((one) => one.causes.some((cause) => named.has(cause))),
  ];
  const cited = new Set(ofMatter.flatMap(({ cites }) => cites.map(keyOfResolved)));
  return propose(
    (one) => cited.has(keyOf(one)) && isOfField(one.lawId) && (best?.laws.has(one.lawId) ?? true),
  );
}

/**
 * Two or three guides of different causes that the question may equally mean. Empty if fewer than two guides
 * are about equally near.
 */
export function meaningsOf(offers: readonly NearOffer[], language: AnswerLanguage): MeaningChoice[] {
  const [first] = offers;
  if (!first) return [];
  const near = offers.filter(({ similarity }) => similarity >= AS_NEAR * first.similarity);
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
