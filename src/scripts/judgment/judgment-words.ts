import type { Dictionary } from "#i18n/cn.ts";

/** What the script of the page says; the rest stands in its markup and need not travel twice. */
const SAID = [
  "absent",
  "citeParagraph",
  "cleared",
  "copied",
  "copyFailed",
  "failed",
  "hit",
  "hits",
  "instances",
  "laterText",
  "loading",
  "missing",
  "notFound",
  "outcome",
  "outcomes",
  "paragraph",
  "place",
  "placeOfMany",
  "several",
  "title",
  "withheld",
] as const satisfies (keyof Dictionary["award"])[];

type Errors = Dictionary["search"]["errors"];
export type AwardWords = Pick<Dictionary["award"], (typeof SAID)[number]> & { errors: Errors };

/** The words that the script of the judgment page needs, as its root carries them. */
export function awardWords(award: Dictionary["award"], errors: Errors): AwardWords {
  const said = Object.fromEntries(SAID.map((name) => [name, award[name]])) as unknown as AwardWords;
  return { ...said, errors };
}
