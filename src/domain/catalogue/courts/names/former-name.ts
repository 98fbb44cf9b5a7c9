import { toNfkc, withoutSpaces } from "../../../text/to-nfc.ts";
import type { CourtIndex } from "./courts.ts";
import { sayCourt } from "./short-court-names.ts";

/** First year from which on an ended name is still in popular use. */
export const RECENT = 2009;

/** A name that no court has today; `until` is the year in which it ended, 0 if unknown. */
export interface FormerName {
  name: string;
  until: number;
}

/**
 * The former name by which the words (simplified, as typed) matched a court: 新城区 matches 南宁市青秀区人民法院 by
 * 新城区人民法院, until 2004. Of several former names, the exact one, else the latest. Null if the current name
 * contains the words or no former name fits.
 */
export function formerNameMeant(typed: string, label: string, courts: CourtIndex): FormerName | null {
  const asked = stemOf(typed);
  if (asked.length < 2 || stemOf(label).includes(asked)) return null;
  const { former, formerCities } = courts.facts;
  const fits = ({ name }: { name: string }) => {
    const stem = stemOf(name);
    // In 南宁新城区 the city precedes the name; in 新城 the ending is omitted.
    return stem.includes(asked) || (stem.length > 1 && asked.includes(stem));
  };
  const isVery = ({ name }: { name: string }) => Number(stemOf(name) === asked);
  const [best] = [
    ...former.filter((one) => one.courts.includes(label) && fits(one)),
    ...formerCities.filter((one) => one.court === label && fits(one)),
  ].sort((a, b) => isVery(b) - isVery(a) || b.until - a.until);
  return best ? { name: best.name, until: best.until } : null;
}

/** The part of a name that is the place: without words for court, blanks and full-width forms. */
const stemOf = (name: string) => sayCourt(withoutSpaces(toNfkc(name))).replace(/[中高]?院$/, "");
