import type { Sha256 } from "./judgment-id.ts";
import type { JudgmentRecord } from "./record.ts";

/** Why a text became no record; the command words it. */
export type RejectionCode =
  | "empty"
  | "not_a_judgment"
  | "no_court"
  | "no_case_number"
  | "no_body"
  | "fragment"
  | "truncated"
  | "restricted"
  | "invalid_json"
  | "invalid_record"
  | "unreadable"
  | "too_large"
  | "unsupported"
  | "taken_down";

/** One document of an input: a record, or the reason why there is none. `line` counts from 1 in the input. */
export type Parsed =
  | { kind: "record"; record: JudgmentRecord; line: number }
  | { kind: "rejected"; reason: RejectionCode; detail: string; line: number };

/** What a parser is told: the catalogues as look-ups, the hash, and the id of the source. */
export interface ParseContext {
  /** The court of the catalogue that a printed name means, or null. */
  resolveCourt: (text: string) => { id: number; label: string } | null;
  /** The cause of the catalogue that a printed cause means, or null. `branch` is the first digit of its code. */
  resolveCause: (text: string, branch: CauseBranch | null) => { code: string; label: string } | null;
  sha256: Sha256;
  source: string;
}

/** Top level of the cause catalogue: 1 criminal, 2 civil, 5 administrative, 6 enforcement, 7 compensation. */
export type CauseBranch = "1" | "2" | "5" | "6" | "7";
