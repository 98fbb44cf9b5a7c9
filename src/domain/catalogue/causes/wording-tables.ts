import type { TreeEnsemble } from "#domain/ask/signals/learned.ts";

/** Ends a line of causes that are asked about. */
export const ASKED = " ?";

/** Everyday wordings and names of causes as `compileWordings` lays them out; lists are parted by line ends and in order. */
export interface WordingTables {
  /** Features of wordings in the order of their text. */
  features: string;
  /** Where each feature begins in `features`. */
  places: Uint32Array;
  /** The rarer among causes a feature is, the higher. */
  rarities: Float32Array;
  /** Where the wordings of each feature begin in `owners` and `weights`; one more than there are features. */
  starts: Uint32Array;
  owners: Uint16Array;
  /** 32 times the weight. */
  weights: Uint8Array;
  /** Of each wording the line of its causes. */
  lineOf: Uint16Array;
  /** Of each wording the length of the vector of its weights. */
  lengths: Float32Array;
  /** Codes of causes, likeliest first, parted by blanks, and `ASKED` where the visitor chooses among them. */
  lines: string;
  /** A form, then the ordinals of the words of the law that it stands for. */
  forms: string;
  /** Of each feature 16 times how much more often it stands in wordings than in ordinary words: a natural logarithm. */
  evidence: Int8Array;
  /** Of each feature 16 times how much more often it stands in wordings that are asked about than in others. */
  asked: Int8Array;
  /** The evidence of a character and of a pair that stand in neither, as it is. */
  unheard: { character: number; pair: number };
  /** The length of the longest form. */
  longest: number;
  /** The forms that ask for a punishment. */
  crimes: string;
  /** Words that say nothing about the matter. */
  idle: string;
  /** Wordings of one short word, in order. */
  terms: string;
  /** A wording as it is typed, without blanks, then the ordinals of the lines of its causes. */
  whole: string;
  /** Words of ordinary life, in order. */
  ordinary: string;
  /** A name, then the codes that it means, at most one a branch. */
  names: string;
  /** Tell a text that means one cause from others. */
  taking: TreeEnsemble;
}
