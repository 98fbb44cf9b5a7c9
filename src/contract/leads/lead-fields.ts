/**
 * The fields of the lead form that a person fills in, in form order. They are kept apart from their schemas
 * so that a page does not load the schema library.
 */
export const LEAD_FIELDS = [
  "username",
  "telephone",
  "mail",
  "first_court",
  "first_judge",
  "final_court",
  "final_judge",
  "about",
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Longest text of each field, in UTF-16 units. */
export const LEAD_LENGTHS: Record<LeadField, number> = {
  username: 50,
  telephone: 30,
  mail: 254,
  first_court: 100,
  first_judge: 50,
  final_court: 100,
  final_judge: 50,
  about: 500,
};
