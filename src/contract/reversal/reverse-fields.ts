/*
 * What the analysis form needs of its contract, kept apart from the schemas so that a page does not load the
 * schema library.
 */

/** POST: analyses a case. */
export const REVERSE_BASICINFO_PATH = "/reverse/basicinfo";
/** POST: returns the facts of a case in the collection, by its case number. */
export const REVERSE_CASE_PATH = "/reverse/case";

/** The roles that the visitor may have in the case. The texts are fixed, because callers send them. */
export const SUBJECTS = ["原告", "被告", "上诉人", "被上诉", "第三人"] as const;

/** Kinds of documents, as the words with which their titles end. */
export { DOCUMENT_TYPES } from "#domain/reversal/remedy-table.ts";
/** Maximum length of an operative part that is used, in characters. */
export const MAX_HOLDING_CHARS = 500;

/** The fields in the order in which the form checks them. Panel members are optional. */
export const CHECKED_FIELDS = [
  "subject",
  "first_instance_number",
  "court",
  "mainjudge",
  "reason",
  "amount",
] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
