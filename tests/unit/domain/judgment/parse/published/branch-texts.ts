import { readFileSync } from "node:fs";
import type { Instance, JudgmentRecord, Side } from "#domain/judgment/record.ts";

/**
 * An invented document of a branch other than the criminal one, paragraph by paragraph, with the facts that a
 * person reads in it.
 */
export interface BranchText {
  name: string;
  paragraphs: string[];
  court: string;
  case_number: string;
  text_type: string;
  casedate: string;
  instance: Instance;
  cause: string;
  parties: [name: string, side: Side][];
  counsel: string[];
  panel: string[];
  clerk: string;
  outcome?: JudgmentRecord["outcome"];
}

/**
 * Civil, administrative, enforcement and compensation documents with their characteristic parties and
 * outcomes.
 */
export const BRANCH_TEXTS = JSON.parse(
  readFileSync(new URL("branch-texts.json", import.meta.url), "utf8"),
) as BranchText[];
