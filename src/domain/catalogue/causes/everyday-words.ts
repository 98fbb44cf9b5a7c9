/**
 * The legal meaning of everyday words, from `data/sources/causes/everyday.tsv`, folded as causes are
 * compared.
 */
export interface EverydayWords {
  /** Words that count as one legal term; `law` is "-" if they are irrelevant to the matter. */
  pairs: { street: string[]; law: string }[];
  /**
   * Wordings (everyday phrases), each a list of words separated by blanks, and the codes of the causes they
   * may mean, likeliest first. If `isAsked`, the visitor chooses; otherwise the first is meant.
   */
  wordings: { wordings: string[]; codes: string[]; isAsked: boolean }[];
  /** Ordinary words that name no dispute, from `data/sources/causes/ordinary.tsv`. */
  ordinary: string[];
}

/** The `law` of a pair whose words are irrelevant to the matter. */
export const SAYS_NOTHING = "-";
