/** What shows whether a question is about law. */
export interface LawEvidence {
  /** Score of the wording (`lawInWording`). */
  wording: number;
  /** Score for describing a dispute (`readCauseWords`). */
  dispute: number;
  /** Whether the question clearly means one cause. */
  isCauseSure: boolean;
  /** Score of the best article; 0 if there is none. */
  article: number;
  /**
   * Similarity to the nearest of the site's own texts, calculators and services (`GuideIndex`); 0 if there
   * are none.
   */
  offer: number;
  /** Number of characters of the question. */
  length: number;
}

/** A question with at least this wording score is about law. No further evidence is needed. */
const WORDED = 5;
/**
 * A question with at most this wording score is about ordinary life, unless a similar `offer` shows
 * otherwise.
 */
const UNLIKELY = -1;
/**
 * Minimum dispute score of a question whose wording score is between UNLIKELY and WORDED. If the words
 * clearly mean one cause, any positive score suffices.
 */
const TELLS = 1.5;
/**
 * The minimum dispute score that replaces TELLS if the score of the best article is at least ARTICLE_NEAR.
 */
const TELLS_A_LITTLE = 0.5;
const ARTICLE_NEAR = 0.2;

/** The least `offer` at which a question can be about law. */
const OFFER_NEAR = 0.07;
/** At this similarity the question names the offer (诉讼费计算器), whatever its wording. */
const OFFER_NAMED = 0.35;
/** At this similarity an ordinary wording does not matter, if the question describes a dispute. */
const OFFER_ALIKE = 0.25;
/** Weight of `offer` in its sum with the wording score. */
const LIKE = 12;
/** The least such sum at which a question is about law. */
const LIKE_ENOUGH = 1;
/** Minimum number of characters of a question that tells a story. Words of ordinary life are shorter. */
const STORY = 20;
/** Weight of `offer` in the sum if the question tells a story. */
const LIKE_A_STORY = 30;
/** The least similarity to an offer at which a question of at least STORY characters can be about law. */
const STORY_NEAR = 0.1;

/**
 * Whether a question is close enough to law to be answered. The bounds were chosen on questions of lay people
 * and on words of ordinary life, with weights that were not trained on either. Three in a hundred of these
 * questions are rejected, and three in a hundred of these words accepted.
 */
export function isNearLaw({ wording, dispute, isCauseSure, article, offer, length }: LawEvidence): boolean {
  if (wording >= WORDED || offer >= OFFER_NAMED) return true;
  if (offer >= OFFER_NEAR && wording + LIKE * offer >= LIKE_ENOUGH) return true;
  if (length >= STORY && offer >= STORY_NEAR && wording + LIKE_A_STORY * offer >= LIKE_ENOUGH) return true;
  if (wording <= UNLIKELY) return offer >= OFFER_ALIKE && dispute >= TELLS_A_LITTLE;
  return (
    dispute >= TELLS || (isCauseSure && dispute > 0) || (article >= ARTICLE_NEAR && dispute >= TELLS_A_LITTLE)
  );
}
