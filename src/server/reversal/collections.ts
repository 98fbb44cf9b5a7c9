import type { AppealOutcome, JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { AppealGroupRanges, GroupFigures } from "#domain/reversal/analyse-appeals.ts";
import type { GroupName } from "#domain/reversal/change-rate.ts";

/** The displayed fields of an appeal. */
export interface AppealRow {
  id: string;
  casename: string;
  court: string;
  case_number: string;
  casedate: string;
}

/** An appeal with its ending. */
export interface ShownAppeal extends AppealRow {
  outcome: AppealOutcome;
  /** Whether the appeal's source is complete. */
  complete: boolean;
}

export type AppealSource = Pick<JudgmentSource, "name" | "coverage" | "sampling" | "sample">;

/** The facts about the sources of appeals. */
export const appealSources = (sources: readonly JudgmentSource[]): AppealSource[] =>
  sources.map(({ name, coverage, sampling, sample }) => ({ name, coverage, sampling, sample }));

/** The appeals of the collection. Each counts once, however many documents share its number. */
export interface Appeals {
  sources(): Promise<readonly AppealSource[]>;
  /** The counts of each of BACKOFF_GROUPS, in their order. */
  figures(question: AppealGroupRanges): Promise<GroupFigures[]>;
  /** MAX_APPEALS cases of a group, complete ones first, newest first. */
  cases(question: AppealGroupRanges, group: GroupName): Promise<ShownAppeal[]>;
}

/** The facts of a judgment that prefill the form. */
export type CaseFacts = Pick<
  JudgmentRecord,
  | "id"
  | "casename"
  | "court"
  | "case_number"
  | "casedate"
  | "cause"
  | "presiding_judge"
  | "panel"
  | "claim_amount"
  | "text_type"
> & {
  /** The operative part and the closing words on appeal, shortened. */
  holding: string;
};

/** The judgments of the collection by case number. */
export interface CasesByNumber {
  /** All judgments with a case number, newest first, then by id; empty if the collection has none. */
  find(caseNumber: string): Promise<CaseFacts[]>;
}

/** Newest first, then by id. */
export const byNewest = (a: CaseFacts, b: CaseFacts): number =>
  a.casedate === b.casedate ? (a.id < b.id ? -1 : 1) : a.casedate < b.casedate ? 1 : -1;

/** Characters kept from the beginning of a long operative part. */
const HOLDING_CHARS = 300;
/** Characters kept from the end of the closing words. */
const NOTICE_CHARS = 150;

/**
 * The operative part and the text after it up to the judges, with the middle cut out if it is long; empty if
 * unknown.
 */
export function shortHolding({ body_text, holding }: Pick<JudgmentRecord, "body_text" | "holding">): string {
  if (holding === null) return "";
  const text = body_text.slice(holding.from).join("");
  if (text.length <= HOLDING_CHARS + NOTICE_CHARS) return text;
  return `${text.slice(0, HOLDING_CHARS)}…${text.slice(-NOTICE_CHARS)}`;
}
