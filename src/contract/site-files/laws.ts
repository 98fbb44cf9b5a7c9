import type { LawStatus } from "#domain/statute/record.ts";

/** GET, a file of the built site: the titles of all laws, for the filter of the list of laws. */
export const LAWS_PATH = "/laws.json";

/** A law as the filter finds it. */
export interface NamedLaw {
  id: string;
  title: string;
  /** Date of the version, yyyy-MM-dd, or empty. */
  version: string;
  status: LawStatus;
  /** The first letter of each syllable in the title: mfd for 民法典. */
  initials: string;
}
