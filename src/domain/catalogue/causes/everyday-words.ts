/** What words of the street mean in law, as `data/sources/causes/everyday.tsv` has it, folded as causes are compared. */
export interface EverydayWords {
  /** Words that count as one word of the law; `law` is "-" where they say nothing about the matter. */
  pairs: { street: string[]; law: string }[];
  /** Wordings, each a list of words parted by blanks, and the codes of the causes they may mean, likeliest first. */
  wordings: { wordings: string[]; codes: string[] }[];
  /** Words of ordinary life that name no dispute, as `data/sources/causes/ordinary.tsv` has them. */
  ordinary: string[];
}

/** The law of a pair whose words say nothing about the matter. */
export const SAYS_NOTHING = "-";
