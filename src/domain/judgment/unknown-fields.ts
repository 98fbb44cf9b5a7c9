import type { JudgmentRecord } from "./record.ts";

/** Fields that nearly every document has; a record without one was not read completely. */
export const EXPECTED_FIELDS = [
  "court",
  "case_number",
  "casedate",
  "cause",
  "parties",
  "panel",
  "clerk",
  "holding",
  "text",
] as const;
export type ExpectedField = (typeof EXPECTED_FIELDS)[number];

type Told = Pick<
  JudgmentRecord,
  "court_id" | "case_number" | "casedate" | "causes" | "parties" | "panel" | "clerk" | "holding" | "body_text"
>;

/**
 * The expected fields that a record lacks: the court if the catalogue has none of that name, the cause if
 * none is stated (one unknown to the catalogue counts as stated), the reasons (`holding`) if they were not
 * found.
 */
export function unknownFields(record: Told): ExpectedField[] {
  const isKnown: Record<ExpectedField, boolean> = {
    court: record.court_id !== null,
    case_number: record.case_number !== "",
    casedate: record.casedate !== "",
    cause: record.causes.length > 0,
    parties: record.parties.length > 0,
    panel: record.panel.length > 0,
    clerk: record.clerk !== "",
    holding: record.holding !== null,
    text: record.body_text.length > 0,
  };
  return EXPECTED_FIELDS.filter((field) => !isKnown[field]);
}
