/** What training leaves behind (data/sources/ask/weights.json). */
export interface AskWeights {
  /** Names of the features in the order of the trees; must be those of `FEATURES`. */
  features: string[];
  associations: AssociationCounts;
  /** What scores the candidates. */
  trees: TreeEnsemble;
  /** Makes a sum of trees a chance: 1 / (1 + exp(-(slope * sum + offset))). */
  chance: { slope: number; offset: number };
}

/**
 * How often words of questions went with articles. An article is the key of its law, its number and branch;
 * a word has at most four characters and stood in at least three questions.
 */
export interface AssociationCounts {
  /** Questions learned from. */
  questions: number;
  /** Law key, number, branch, and how many questions it answers. */
  articles: [law: string, number: number, branch: number, questions: number][];
  /**
   * Word, in how many questions, then by threes: index of an article, in how many of its questions, and how much the
   * word speaks for it by regression, in thousandths.
   */
  words: [word: string, questions: number, ...threes: number[]][];
  /**
   * Cause that at least three questions may mean, then by twos: index of an article, and how much the cause speaks for it by
   * the same regression, in thousandths.
   */
  causes: [cause: string, ...twos: number[]][];
  /** Pairs of indices of articles that answer the same questions, and how many. */
  companions: [article: number, other: number, questions: number][];
  /** The same regression with whole laws, and with whole sections, in place of articles. */
  laws: WholeLeanings;
  sections: WholeLeanings;
}

/** How much words and causes speak for laws, or for sections, of which some article answers. */
export interface WholeLeanings {
  /** Of each article the number of the law or section that it lies in, from 0. */
  of: number[];
  /** Of each word by twos: such a number, and how much the word speaks for it, in thousandths. */
  words: number[][];
  /** The same of each cause. */
  causes: number[][];
}

/** Regression trees whose leaves add up. Nodes of all trees one after another; a leaf has feature -1. */
export interface TreeEnsemble {
  /** The first node of each tree. */
  roots: number[];
  features: number[];
  /** Of a split: a row goes to the next node if its feature is at most this, else to `rights`. Of a leaf: its value. */
  numbers: number[];
  rights: number[];
}
