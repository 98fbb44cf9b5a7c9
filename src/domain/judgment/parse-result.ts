import type { Sha256 } from "./judgment-id.ts";
import type { JudgmentRecord } from "./record.ts";

/** Why a text became no record; the command words it. */
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
 * One document of an input: a record, or the reason why there is none. `line` counts from 1 in the input.
 * `unnamed` is the number of parties and representatives left out because the printed text does not have the
 * form of a name.
 */
export type Parsed =
  | { kind: "record"; record: JudgmentRecord; line: number; unnamed?: number }
  | { kind: "rejected"; reason: RejectionCode; detail: string; line: number };

/** The context of a parser: look-ups in the catalogues, the hash, and the id of the source. */
export interface ParseContext {
  /**
   * The court of the catalogue with a printed name, or null. A case number of that court distinguishes courts
   * of the same name.
   */
  resolveCourt: (name: string, caseNumber?: string) => { id: number; label: string } | null;
  /** The only court with the code in a case number (（2020）京02行初1号), or null. */
  courtOfCaseNumber: (caseNumber: string) => { id: number; label: string } | null;
  /**
   * The cause that a text names, or null. The text is a title, a clause up to 一案, or a list of keywords. Of
   * several texts the first that names a cause decides; later ones only narrow it.
   */
  resolveCause: (texts: string[], branch: CauseBranch | null) => { code: string; label: string } | null;
  /** True for a legal term: the title of a cause, with or without 纠纷 at its end, or an offered keyword. */
  isTerm: (word: string) => boolean;
  sha256: Sha256;
  /** yyyy-MM-dd, the day of import in Beijing. A later date is a misprint and is left empty. */
  today: string;
  /** Id of the source the records belong to. */
  source: string;
}

/** Top level of the cause catalogue: 1 criminal, 2 civil, 5 administrative, 6 enforcement, 7 compensation. */
export type CauseBranch = "1" | "2" | "5" | "6" | "7";
