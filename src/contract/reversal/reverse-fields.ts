/*
 * What the form of the analysis needs of its contract, apart from the schemas so that a page does not carry
 * the schema library.
 */

/** POST: the analysis of a case. */
export const REVERSE_BASICINFO_PATH = "/reverse/basicinfo";
/** POST: the facts of a case of the collection, by its number. */
export const REVERSE_CASE_PATH = "/reverse/case";

/** Subject identities, to the letter: callers send them. */
export const SUBJECTS = ["原告", "被告", "上诉人", "被上诉", "第三人"] as const;

/** Kinds of papers, in the words that end their titles. */
export { PAPERS } from "#domain/reversal/remedy-table.ts";
/** Longest text of what a paper orders that is looked at. */
export const MAX_HOLDING_CHARS = 500;

/** The fields in the order in which the form is checked; panel members are optional. */
export const CHECKED_FIELDS = [
  "subject",
  "first_instance_number",
  "court",
  "mainjudge",
  "reason",
  "amount",
] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
