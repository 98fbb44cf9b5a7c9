/** What speaks for a question being one of law. */
export interface LawEvidence {
  /** How much its wording speaks for law (`lawInWording`). */
  wording: number;
  /** How much its words tell of a dispute (`readCauseWords`). */
  dispute: number;
  /** Whether it surely belongs to one cause. */
  isCauseSure: boolean;
  /** The score of the first article; 0 without one. */
  article: number;
  /** How like the nearest of our own texts, calculators and services is in words (`GuideIndex`); 0 without one. */
  offer: number;
}

/** A wording as much of law as this is enough by itself. */
const WORDED = 5;
/** Below this it is of ordinary life, whatever its words resemble. */
const UNLIKELY = -1;
/** Between both, words must tell this much of a dispute; less where the words surely mean one cause or an article answers. */
const TELLS = 1.5;
const TELLS_A_LITTLE = 0.5;
const ARTICLE_NEAR = 0.2;

/** A question as like an offer as this is answered, the less its wording is of law the more like. */
const OFFER_NEAR = 0.06;
const LIKE = 12;
const LIKE_ENOUGH = 1;

/**
 * Whether a question is near enough to law to be answered. The bounds were chosen on questions of lay people and on words
 * of ordinary life, by weights that had not met them: of the first three in a hundred fall below, of the second as many
 * stand above.
 */
export function isNearLaw({ wording, dispute, isCauseSure, article, offer }: LawEvidence): boolean {
  if (wording >= WORDED || (offer >= OFFER_NEAR && wording + LIKE * offer >= LIKE_ENOUGH)) return true;
  if (wording <= UNLIKELY) return false;
  return (
    dispute >= TELLS || (isCauseSure && dispute > 0) || (article >= ARTICLE_NEAR && dispute >= TELLS_A_LITTLE)
  );
}
