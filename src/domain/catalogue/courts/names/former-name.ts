import { toNfkc, withoutSpaces } from "../../../text/to-nfc.ts";
import type { CourtIndex } from "./courts.ts";
import { sayCourt } from "./short-court-names.ts";

/** Names that ended since this year are still in use among people. */
export const RECENT = 2009;

/** A name that no court has any more; `until` is the year in which it ended, 0 if unknown. */
export interface FormerName {
  name: string;
  until: number;
}

/**
 * The former name by which words (simplified, as typed) led to a court, or null where its current name
 * contains them or no former one fits: 新城区 leads to 南宁市青秀区人民法院 by 新城区人民法院, until 2004. Of several that fit
 * the exact one, else the latest.
 */
export function formerNameMeant(typed: string, label: string, courts: CourtIndex): FormerName | null {
  const asked = stemOf(typed);
  if (asked.length < 2 || stemOf(label).includes(asked)) return null;
  const { former, formerCities } = courts.facts;
  const fits = ({ name }: { name: string }) => {
    const stem = stemOf(name);
    // 南宁新城区 has the place before it, 新城 omits the ending.
    return stem.includes(asked) || (stem.length > 1 && asked.includes(stem));
  };
  const isVery = ({ name }: { name: string }) => Number(stemOf(name) === asked);
  const [best] = [
    ...former.filter((one) => one.courts.includes(label) && fits(one)),
    ...formerCities.filter((one) => one.court === label && fits(one)),
  ].sort((a, b) => isVery(b) - isVery(a) || b.until - a.until);
  return best ? { name: best.name, until: best.until } : null;
}

/** The part that names the place: without the words for court, blanks and full-width forms. */
const stemOf = (name: string) => sayCourt(withoutSpaces(toNfkc(name))).replace(/[中高]?院$/, "");
