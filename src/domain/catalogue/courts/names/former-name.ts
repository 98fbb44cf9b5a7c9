import { toNfkc, withoutSpaces } from "../../../text/to-nfc.ts";
import type { CourtIndex } from "./courts.ts";
import { sayCourt } from "./short-court-names.ts";

/** A name that ended in this year or later is still in popular use. */
export const RECENT = 2009;

/** A name that no court has today. `until` is the year in which it ended, 0 if unknown. */
export interface FormerName {
  name: string;
  until: number;
}

/**
 * The former name that explains why the typed words (in simplified characters) found a court. 新城区 finds
 * 南宁市青秀区人民法院, which was 新城区人民法院 until 2004. If several former names fit, an exact one is taken, else the
 * latest. Null if none fits or the current name contains the words.
 */
export function formerNameMeant(typed: string, label: string, courts: CourtIndex): FormerName | null {
  const asked = stemOf(typed);
  if (asked.length < 2 || stemOf(label).includes(asked)) return null;
  const { former, formerCities } = courts.facts;
  const fits = ({ name }: { name: string }) => {
    const stem = stemOf(name);
    // The words may name the city too (南宁新城区), or omit the ending (新城).
    return stem.includes(asked) || (stem.length > 1 && asked.includes(stem));
  };
  const isVery = ({ name }: { name: string }) => Number(stemOf(name) === asked);
  const [best] = [
    ...former.filter((one) => one.courts.includes(label) && fits(one)),
    ...formerCities.filter((one) => one.court === label && fits(one)),
  ].sort((a, b) => isVery(b) - isVery(a) || b.until - a.until);
  return best ? { name: best.name, until: best.until } : null;
}

/** The place in a court's name, without blanks and in ordinary character widths. */
const stemOf = (name: string) => sayCourt(withoutSpaces(toNfkc(name))).replace(/[中高]?院$/, "");
