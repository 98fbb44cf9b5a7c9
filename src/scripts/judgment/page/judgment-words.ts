import type { Dictionary } from "#i18n/cn.ts";

/** The words that the page's script uses; the others are in the markup and need not be sent twice. */
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
  "today",
  "withheld",
] as const satisfies (keyof Dictionary["award"])[];

type Errors = Dictionary["search"]["errors"];
export type AwardWords = Pick<Dictionary["award"], (typeof SAID)[number]> & { errors: Errors };

/** The words that the script of the judgment page needs, as the attribute of its root element contains them. */
export function awardWords(award: Dictionary["award"], errors: Errors): AwardWords {
  const said = Object.fromEntries(SAID.map((name) => [name, award[name]])) as unknown as AwardWords;
  return { ...said, errors };
}
