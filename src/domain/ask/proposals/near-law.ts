/** The evidence that a question is about law. */
export interface LawEvidence {
  /** Score of the question's wording (`lawInWording`). */
  wording: number;
  /** Score of the question's words for a dispute (`readCauseWords`). */
  dispute: number;
  /** Whether the question clearly belongs to one cause. */
  isCauseSure: boolean;
  /** Score of the first article; 0 without one. */
  article: number;
  /** Similarity to the nearest of our own texts, calculators and services (`GuideIndex`); 0 without one. */
  offer: number;
  /** Number of characters of the question. */
  length: number;
}

/** A wording score that suffices alone. */
const WORDED = 5;
/** A question with a lower wording score is about ordinary life, whatever its words resemble. */
const UNLIKELY = -1;
/**
 * Minimum dispute score of a question with a wording score between UNLIKELY and WORDED. Any positive score
 * suffices if the words clearly mean one cause.
 */
const TELLS = 1.5;
/** Minimum dispute score of such a question if the first article has a score of at least ARTICLE_NEAR. */
const TELLS_A_LITTLE = 0.5;
const ARTICLE_NEAR = 0.2;

/** Minimum similarity between a question and an `Offer` (site content) for the question to be about law. */
const OFFER_NEAR = 0.07;
/** Weight of this similarity; LIKE_ENOUGH is the minimum of the weighted similarity plus the wording score. */
const LIKE = 12;
/**
 * Weight of the similarity for a question that tells a story, and the minimum number of characters of a story.
 * Words of ordinary life are shorter.
 */
const [LIKE_A_STORY, STORY] = [30, 20];
/** Minimum similarity between a story and an `Offer` (site content) for the story to be about law. */
const STORY_NEAR = 0.1;
const LIKE_ENOUGH = 1;

/**
 * Whether a question is close enough to law to be answered. The bounds were chosen on questions of lay people
 * and on words of ordinary life, with weights not trained on them: three in a hundred questions are below the
 * bounds, and three in a hundred texts of ordinary words above.
 */
export function isNearLaw({ wording, dispute, isCauseSure, article, offer, length }: LawEvidence): boolean {
  if (wording >= WORDED || (offer >= OFFER_NEAR && wording + LIKE * offer >= LIKE_ENOUGH)) return true;
  if (length >= STORY && offer >= STORY_NEAR && wording + LIKE_A_STORY * offer >= LIKE_ENOUGH) return true;
  if (wording <= UNLIKELY) return false;
  return (
    dispute >= TELLS || (isCauseSure && dispute > 0) || (article >= ARTICLE_NEAR && dispute >= TELLS_A_LITTLE)
  );
}
