import type { LegalForms } from "./wording-features.ts";

/**
 * A list of causes, likeliest first. One or several wordings (everyday phrases, such as 老板拖欠薪水) mean these
 * causes.
 */
export interface CauseLine {
  codes: string[];
  /** Whether the visitor chooses among the causes of the list. If not, the first one is meant. */
  isAsked: boolean;
  /** Number of wordings with this list of causes. */
  wordings: number;
}

/**
 * A feature of wordings. `rarity` is higher the fewer causes share the feature. `evidence` is the natural
 * logarithm of the ratio between the feature's frequency in wordings and its frequency in ordinary words.
 * `owners` are the ordinals of the wordings with the feature.
 */
export type FeatureRow = [rarity: number, evidence: number, owners: number[]];

/**
 * Everyday wordings and names of causes, as `compileWordings` makes them and JSON stores them. Keys are
 * folded texts with Latin letters in upper case. No key therefore equals the name of an inherited property
 * such as "constructor".
 */
export interface WordingTables {
  features: Record<string, FeatureRow>;
  /** Evidence of a character and of a pair that occurs in no wording and no ordinary word. */
  unheard: { character: number; pair: number };
  lines: CauseLine[];
  /** For each wording, the index of its list of causes in `lines`. */
  lineOf: number[];
  /** The length of each wording's feature vector. */
  lengths: number[];
  forms: LegalForms;
  /** Folded words that ask for a punishment. */
  crimes: string[];
  /** Idle words, which say nothing about a dispute. */
  idle: string[];
  /** Words of ordinary life. */
  ordinary: string[];
  /** For each wording, typed without blanks: the indices in `lines` of its lists of causes. */
  whole: Record<string, number[]>;
  /** For each name of a cause: the codes of the causes it names, at most one per branch. */
  names: Record<string, string[]>;
}

/** How a text compares with the wordings (everyday phrases for disputes). */
export interface WordingRead {
  /** The causes that the text may mean, highest score first. */
  causes: RankedCause[];
  /** Mean evidence of the text's characters. */
  character: number;
  /** Mean evidence of the text's pairs of characters. */
  pair: number;
  /** Sum of the evidence of the text's legal terms. */
  law: number;
}

/** A cause that a text may mean. */
export interface RankedCause {
  code: string;
  /**
   * At most 1. Only a cause that is best in every respect has 1. Scores of different texts cannot be
   * compared.
   */
  score: number;
  /** All causes that the best-matching wording of this cause may mean, likeliest first. */
  line: string[];
  /** Whether the visitor chooses among the causes of that wording. */
  isAsked: boolean;
  /** Cosine similarity of the text and that wording, 0 to 1. */
  similarity: number;
  /**
   * Score of the cause's best wordings against the text. Unlike `score`, it can be compared between texts.
   */
  near: number;
}
