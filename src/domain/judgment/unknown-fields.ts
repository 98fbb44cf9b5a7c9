import type { JudgmentRecord } from "./record.ts";

type Told = Pick<
  JudgmentRecord,
  "court_id" | "case_number" | "casedate" | "causes" | "parties" | "panel" | "clerk" | "holding" | "body_text"
>;

/**
 * For each field that nearly every document states, a test whether a record has it. A record that lacks one
 * was not read completely.
 */
const EXPECTED = {
  court: ({ court_id }: Told) => court_id !== null,
  case_number: ({ case_number }: Told) => case_number !== "",
  casedate: ({ casedate }: Told) => casedate !== "",
  cause: ({ causes }: Told) => causes.length > 0,
  parties: ({ parties }: Told) => parties.length > 0,
  panel: ({ panel }: Told) => panel.length > 0,
  clerk: ({ clerk }: Told) => clerk !== "",
  holding: ({ holding }: Told) => holding !== null,
  text: ({ body_text }: Told) => body_text.length > 0,
};
export type ExpectedField = keyof typeof EXPECTED;
export const EXPECTED_FIELDS = Object.keys(EXPECTED) as ExpectedField[];

/**
 * The expected fields that a record lacks. The court is lacking if the catalogue has none with the printed
 * name. A cause that the catalogue does not know is not lacking.
 */
export const unknownFields = (record: Told): ExpectedField[] =>
  EXPECTED_FIELDS.filter((field) => !EXPECTED[field](record));
