import { allMatches } from "../../../text/all-matches.ts";
import { isOfPeople, isPassing } from "./told-name.ts";

const SUM = "(?:人民币|现金|共计)?[0-9][0-9.,，]{0,14}余?[万千百]?余?元";
const ITEM = `(?:被害人|受害人)?[\\u4e00-\\u9fff某×*]{2,4}?[0-9]{0,2}${SUM}`;
/** 骗取李例人民币500元、王例人民币300元, 退赔李例500元、王例300元: whoever loses a sum, or gets it back. */
const LIST_OF_SUMS = new RegExp(
  `(?:骗取|骗得|诈骗|盗走|窃得|抢走|勒索|退赔|退还|返还|发还|赔偿|赔付)(?:给|了)?(?<list>${ITEM}(?:[、，；及和]${ITEM}){1,300})`,
  "g",
);
/** What parts two items: a separator behind a sum, not one within it. */
const BETWEEN = /(?<=元)[、，；及和]/;
const SUM_OF = new RegExp(`[0-9]{0,2}${SUM}$`);

/** The names in lists of sums that somebody loses or gets back. */
export function namesBySum(text: string): string[] {
  if (!/元[、，；及和]/.test(text)) return [];
  return allMatches(text, LIST_OF_SUMS).flatMap(({ groups }) => {
    const items = (groups?.list ?? "").split(BETWEEN);
    const names = items.map((item) => item.replace(SUM_OF, "").replace(/^[被受]害人/, ""));
    // 赔偿医疗费500元、误工费300元 is a list of damages.
    return isOfPeople(names) ? names.filter(isPassing) : [];
  });
}
