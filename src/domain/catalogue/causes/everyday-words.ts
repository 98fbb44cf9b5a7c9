/**
 * What everyday words mean in law, from `data/sources/causes/everyday.tsv`, folded as causes are compared.
 */
export interface EverydayWords {
  /** Words that count as one legal term; `law` is "-" where they say nothing about the matter. */
  pairs: { street: string[]; law: string }[];
  /**
   * Wordings, each a list of words separated by blanks, and the codes of the causes they may mean, likeliest
   * first; of those that are asked about the visitor chooses, others mean the first.
   */
  wordings: { wordings: string[]; codes: string[]; isAsked: boolean }[];
  /** Ordinary words that name no dispute, from `data/sources/causes/ordinary.tsv`. */
  ordinary: string[];
}

/** The `law` of a pair whose words say nothing about the matter. */
export const SAYS_NOTHING = "-";
