import type { LegalForms } from "./wording-features.ts";

/** The causes of wordings, likeliest first. */
export interface CauseLine {
  codes: string[];
  /** Whether the visitor chooses among them. */
  isAsked: boolean;
  /** Number of wordings that have these causes. */
  wordings: number;
}

/**
 * A feature of wordings. `rarity` is higher the fewer causes share it. `evidence` is the natural logarithm of how much more
 * often it occurs in wordings than in ordinary words. `owners` are the ordinals of the wordings that have it.
 */
export type FeatureRow = [rarity: number, evidence: number, owners: number[]];

/**
 * Everyday wordings and names of causes as `compileWordings` lays them out and JSON holds them. Keys are folded texts, whose
 * Latin letters are capitals, so that no key is a property that every object has.
 */
export interface WordingTables {
  features: Record<string, FeatureRow>;
  /** Evidence of a character and of a pair that occur in no wording and no ordinary word. */
  unheard: { character: number; pair: number };
  lines: CauseLine[];
  /** The ordinal of each wording's line. */
  lineOf: number[];
  /** The length of each wording's feature vector. */
  lengths: number[];
  forms: LegalForms;
  /** Forms that ask for a punishment. */
  crimes: string[];
  /** Words that say nothing about the matter. */
  idle: string[];
  /** Words of ordinary life. */
  ordinary: string[];
  /** The ordinals of the lines of each wording, typed without blanks. */
  whole: Record<string, number[]>;
  /** The codes that each name means, at most one of a branch. */
  names: Record<string, string[]>;
}

/** What a text has in common with the wordings of causes. */
export interface WordingRead {
  /** Causes by their score, highest first. */
  causes: RankedCause[];
  /** Mean evidence of its characters, and of its pairs. */
  character: number;
  pair: number;
  /** Sum of the evidence of its legal terms. */
  law: number;
}

/** A cause that a text may mean. */
export interface RankedCause {
  code: string;
  /** 1 for a cause that is the best in every respect; comparable only within one text. */
  score: number;
  /** All causes of its wording that shares most with the text, likeliest first. */
  line: string[];
  /** Whether that wording is one that is asked about. */
  isAsked: boolean;
  /** Cosine similarity of the text and that wording, 0 to 1. */
  similarity: number;
  /** How much its best wordings have in common with the text; comparable between texts. */
  near: number;
}
