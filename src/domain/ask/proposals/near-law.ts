/** What speaks for a question being one of law. */
export interface LawEvidence {
  /** How much its words tell of a dispute (`readCauseWords`). */
  dispute: number;
  /** Whether it surely belongs to one cause. */
  isCauseSure: boolean;
  /** The score of the first article, and how like the question the first guide is; 0 without one. */
  article: number;
  guide: number;
}

/** Words that tell this much of a dispute are of law by themselves. */
const TELLS = 1.5;
/** With an article or a guide near, less is enough: of an article that likely answers, of a guide as like. */
const TELLS_WITH_OTHERS = 0.5;
const ARTICLE_NEAR = 0.2;
const GUIDE_NEAR = 0.2;
/** A guide as like as this is meant even where the words tell nothing of a dispute. */
const GUIDE_SURE = 0.45;
/** Words of ordinary life. */
const ORDINARY = -0.5;

/**
 * Whether a question is near enough to law to be answered. The bounds were chosen on questions of lay people and
 * on words of ordinary life: of the first three in a hundred fall below, of the second as many stand above.
 */
export function isNearLaw({ dispute, isCauseSure, article, guide }: LawEvidence): boolean {
  if (dispute >= TELLS || (isCauseSure && dispute > 0)) return true;
  if (dispute >= TELLS_WITH_OTHERS && (article >= ARTICLE_NEAR || guide >= GUIDE_NEAR)) return true;
  return dispute > ORDINARY && guide >= GUIDE_SURE;
}
