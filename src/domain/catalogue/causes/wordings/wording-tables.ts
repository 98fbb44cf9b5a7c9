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
}

/** What a text has in common with the wordings of causes. */
export interface WordingRead {
  /** Causes by how much their wordings share with the text, most first. */
  causes: RankedCause[];
  /**
   * How much more often its characters and character pairs occur in wordings than in ordinary words, on
   * average.
   */
  character: number;
  pair: number;
  /** The same for the legal terms in it, in total. */
  law: number;
}

/** A cause that a text may mean. */
export interface RankedCause {
  code: string;
  /** How much speaks for the cause, 1 for the likeliest; comparable only within one text. */
  score: number;
  /** All causes of the wording that shares most with the text, likeliest first. */
  line: string[];
  /** Whether that wording is one that is asked about. */
  isAsked: boolean;
  /** Similarity of the text and that wording, 0 to 1. */
  similarity: number;
  /** How much its best wordings have in common with the text. */
  near: number;
}
