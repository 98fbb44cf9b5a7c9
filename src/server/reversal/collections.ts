import type { AppealOutcome, JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { AppealGroupRanges, GroupFigures } from "#domain/reversal/analyse-appeals.ts";
import type { GroupName } from "#domain/reversal/change-rate.ts";

/** What is displayed about an appeal. */
export interface AppealRow {
  id: string;
  casename: string;
  court: string;
  case_number: string;
  casedate: string;
}

/** An appeal and how it ended. */
export interface ShownAppeal extends AppealRow {
  outcome: AppealOutcome;
  /** Whether the source of the judgment is complete. */
  complete: boolean;
}

export type AppealSource = Pick<JudgmentSource, "name" | "coverage" | "sampling" | "sample">;

/** What is displayed about the sources of appeals. */
export const appealSources = (sources: readonly JudgmentSource[]): AppealSource[] =>
  sources.map(({ name, coverage, sampling, sample }) => ({ name, coverage, sampling, sample }));

/** The appeals of the collection. An appeal counts once, even if several documents have its case number. */
export interface Appeals {
  sources(): Promise<readonly AppealSource[]>;
  /** The counts of each group, in the order of BACKOFF_GROUPS. */
  figures(question: AppealGroupRanges): Promise<GroupFigures[]>;
  /**
   * At most MAX_APPEALS appeals of a group. Those of complete sources come first, and newer before older
   * ones.
   */
  cases(question: AppealGroupRanges, group: GroupName): Promise<ShownAppeal[]>;
}

/** The facts of a judgment that fill in the form. */
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
  /** The operative part and the closing words about appeals, shortened (see shortHolding). */
  holding: string;
};

/** The judgments of the collection, found by case number. */
export interface CasesByNumber {
  /** All judgments with a case number, newest first, then by id. Empty if the collection has none. */
  find(caseNumber: string): Promise<CaseFacts[]>;
}

/** Compares judgments by date, newest first, then by id. */
export const byNewest = (a: CaseFacts, b: CaseFacts): number =>
  a.casedate === b.casedate ? (a.id < b.id ? -1 : 1) : a.casedate < b.casedate ? 1 : -1;

/** Number of characters that are kept from the beginning of a long text. */
const HOLDING_CHARS = 300;
/** Number of characters that are kept from the end of a long text, which has the closing words. */
const NOTICE_CHARS = 150;

/**
 * The operative part of a judgment and what follows up to the names of the judges. The middle of a long text
 * is cut out. Empty if it is not known where the operative part is.
 */
export function shortHolding({ body_text, holding }: Pick<JudgmentRecord, "body_text" | "holding">): string {
  if (holding === null) return "";
  const text = body_text.slice(holding.from).join("");
  if (text.length <= HOLDING_CHARS + NOTICE_CHARS) return text;
  return `${text.slice(0, HOLDING_CHARS)}…${text.slice(-NOTICE_CHARS)}`;
}
