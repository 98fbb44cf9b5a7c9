import type { LegalForms } from "./wording-features.ts";

/**
 * The list of causes that one or several wordings (everyday phrases, such as 老板拖欠薪水) may mean, likeliest
 * first.
 */
export interface CauseLine {
  codes: string[];
  /** Whether the visitor chooses among the causes of the list; otherwise the first is meant. */
  isAsked: boolean;
  /** Number of wordings with this list of causes. */
  wordings: number;
}

/**
 * A feature of wordings. `rarity` is higher the fewer causes share it. `evidence` is the natural logarithm of
 * its frequency in wordings relative to ordinary words. `owners` are the ordinals of the wordings that have
 * it.
 */
export type FeatureRow = [rarity: number, evidence: number, owners: number[]];

/**
 * Everyday wordings and names of causes in the form that `compileWordings` makes and JSON stores. Keys are
 * folded texts with Latin letters in upper case, so none is the name of an inherited property such as
 * "constructor".
 */
export interface WordingTables {
  features: Record<string, FeatureRow>;
  /** Evidence of a character and of a pair that occur in no wording and no ordinary word. */
  unheard: { character: number; pair: number };
  lines: CauseLine[];
  /** For each wording, the index in `lines` of the list of causes that it may mean. */
  lineOf: number[];
  /** The length of each wording's feature vector. */
  lengths: number[];
  forms: LegalForms;
  /** Forms (folded spellings of legal terms) that ask for a punishment. */
  crimes: string[];
  /** Idle words, which are irrelevant to the matter. */
  idle: string[];
  /** Words of ordinary life. */
  ordinary: string[];
  /** By wording, typed without blanks: the indices in `lines` of the causes that it may mean. */
  whole: Record<string, number[]>;
  /** The codes that each name means, at most one of a branch. */
  names: Record<string, string[]>;
}

/** The match of a text with the wordings (everyday phrases) of causes. */
export interface WordingRead {
  /** Causes by their score, highest first. */
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
  /** At most 1, for a cause that is best in every respect; comparable only within one text. */
  score: number;
  /** All causes that the cause's best-matching wording may mean, likeliest first. */
  line: string[];
  /** Whether the visitor chooses among the causes of that wording. */
  isAsked: boolean;
  /** Cosine similarity of the text and that wording, 0 to 1. */
  similarity: number;
  /** Score of the cause's best wordings against the text; comparable between texts. */
  near: number;
}
