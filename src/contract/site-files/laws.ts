import type { LawStatus } from "#domain/statute/record.ts";

/** GET, a file of the built site: every law by title, for the filter box of the list of laws. */
export const LAWS_PATH = "/laws.json";

/** A law as the filter box finds it. */
export interface NamedLaw {
  id: string;
  title: string;
  /** yyyy-MM-dd of the text, or empty. */
  version: string;
  status: LawStatus;
  /** First letters of the title's syllables, a to z: mfd for 民法典. */
  initials: string;
}
