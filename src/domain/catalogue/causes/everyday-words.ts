/**
 * What everyday words mean in law. The source is `data/sources/causes/everyday.tsv`; the words are in the
 * form in which causes are compared (`foldCauseText`).
 */
export interface EverydayWords {
  /**
   * Everyday words (`street`) that all mean one legal term (`law`). If `law` is "-", the words say nothing
   * about a dispute.
   */
  pairs: { street: string[]; law: string }[];
  /**
   * Wordings, that is, everyday phrases for disputes. Each is a list of words separated by blanks. `codes`
   * are the causes that they may mean, likeliest first. If `isAsked`, the visitor chooses among these;
   * otherwise the first one is meant.
   */
  wordings: { wordings: string[]; codes: string[]; isAsked: boolean }[];
  /** Words of ordinary life that describe no dispute, from `data/sources/causes/ordinary.tsv`. */
  ordinary: string[];
}

/** The `law` of words that say nothing about a dispute. */
export const SAYS_NOTHING = "-";
