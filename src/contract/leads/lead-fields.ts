/**
 * The fields of the lead form that a person fills in, in the order of the form, with the maximum length of
 * each in UTF-16 units. They are in a file without schemas, so that a page need not load the schema library.
 */
export const LEAD_LENGTHS = {
  username: 50,
  telephone: 30,
  mail: 254,
  first_court: 100,
  first_judge: 50,
  final_court: 100,
  final_judge: 50,
  about: 500,
};
export type LeadField = keyof typeof LEAD_LENGTHS;
export const LEAD_FIELDS = Object.keys(LEAD_LENGTHS) as LeadField[];
