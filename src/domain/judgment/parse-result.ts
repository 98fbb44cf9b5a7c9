import type { Sha256 } from "./judgment-id.ts";
import type { JudgmentRecord } from "./record.ts";

/** Why a text became no record. The import command has a message for each code. */
export type RejectionCode =
  | "empty"
  | "not_a_judgment"
  | "no_court"
  | "no_case_number"
  | "no_type"
  | "no_body"
  | "fragment"
  | "truncated"
  | "invalid_json"
  | "invalid_record"
  | "invalid_date"
  | "unreadable"
  | "too_large"
  | "unsupported"
  | "taken_down";

/**
 * One document of an input: a record, or the reason why there is none. `line` is the line of the input at
 * which the document starts, from 1. `unnamed` counts the parties and representatives that were left out
 * because the text does not give them in the form of a name.
 */
export type Parsed =
  | { kind: "record"; record: JudgmentRecord; line: number; unnamed?: number }
  | { kind: "rejected"; reason: RejectionCode; detail: string; line: number };

/**
 * What the parser needs from outside: look-ups in the catalogues, the hash function, and the id of the
 * source.
 */
export interface ParseContext {
  /**
   * The catalogue's court with this printed name, or null. If several courts have the name, the case number
   * decides which of them is meant.
   */
  resolveCourt: (name: string, caseNumber?: string) => { id: number; label: string } | null;
  /** The only court whose code is in the case number (京02 in （2020）京02行初1号), or null. */
  courtOfCaseNumber: (caseNumber: string) => { id: number; label: string } | null;
  /**
   * The cause named in a text, or null. A text is a title, a clause up to 一案, or a list of keywords. The
   * first text that names a cause decides; later ones only narrow it.
   */
  resolveCause: (texts: string[], branch: CauseBranch | null) => { code: string; label: string } | null;
  /**
   * True for a legal term. A legal term is the title of a cause, with or without 纠纷 at its end, or one of the
   * keywords offered in the search.
   */
  isTerm: (word: string) => boolean;
  sha256: Sha256;
  /** yyyy-MM-dd, the day of import in Beijing. A later date is a misprint and is left empty. */
  today: string;
  /** Id of the source that the records belong to. */
  source: string;
}

/** Top level of the cause catalogue: 1 criminal, 2 civil, 5 administrative, 6 enforcement, 7 compensation. */
export type CauseBranch = "1" | "2" | "5" | "6" | "7";
