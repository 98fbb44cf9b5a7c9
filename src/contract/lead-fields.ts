/** The fields of the lead form that a person fills in, in the form's order; apart from their schemas, as lead-paths.ts. */
export const LEAD_FIELDS = [
  "username",
  "telephone",
  "mail",
  "first_court",
  "first_judge",
  "final_court",
  "final_judge",
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
