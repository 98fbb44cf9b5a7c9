import type { Scene } from "./marks.ts";
import { placesOf } from "./overlaps.ts";
import { ACCUSED_ELSEWHERE, NICKNAMES, OFFICIAL_ROLES, OPEN_IN_CIVIL, OPEN_ROLES } from "./word-lists.ts";

const LIST = "(?:[\\u4e00-\\u9fff某×0-9]{2,5}、){0,6}";
/** A word for an official, and the names between this word and another name: 检察员李例及 in 检察员李例及张例出庭. */
const OFFICIALS = "(?:检察员|检察官|公诉人|审判员|陪审员|律师)(?:[\\u4e00-\\u9fff]{2,4}[、和及与]){0,6}";
const beforeOpen = (roles: string): RegExp =>
  new RegExp(`(?:(?:${roles})(?:（[^（）]{1,12}）)?${LIST}[“：为是]?|${OFFICIALS})$`);
const BEFORE_OPEN = beforeOpen(OPEN_ROLES);
const BEFORE_OFFICIAL = beforeOpen(OFFICIAL_ROLES);
const BEFORE_OPEN_IN_CIVIL = new RegExp(`(?:${OPEN_IN_CIVIL})(?:（[^（）]{1,12}）)?${LIST}[“：为是]?$`);
/** Text after a name which shows that the person is accused in another case: 李例（另案处理）, 李例、王例（均已判刑）. */
const BEHIND_OPEN = new RegExp(
  `^(?:(?:、[\\u4e00-\\u9fff某×0-9]{2,5}){0,8}(?:等[^，。；（]{0,4})?[（(][^（）()]{0,10}(?:${ACCUSED_ELSEWHERE}))`,
);
/**
 * Text after a name which shows a victim or witness: 李例（被害人）, 李例的证言. It decides even if the person has an
 * office.
 */
const PROTECTED_BEHIND = /^（[^（）]{0,6}(?:被害人|证人)|^(?:作证|的?证言)/;
/**
 * Words before a name which show a victim: 被害人李例、 before 王例. They decide even if the person has an office.
 */
const SUFFERER = /被害人(?:[\u4e00-\u9fff某0-9]{2,5}、){0,4}$/;
/** Words after a string which show that it names a place or thing: 李例镇. */
const OF_THING =
  /^(?:[镇乡村县市区街路庄]|派出所|公司|集团|大[厦道街]|医院|学校|小学|中学|银行|酒店|宾馆|广场|小区)/;
/** Words before another name of a person who was named before: 又名李例, 自称李例. */
const ALIAS = new RegExp(
  `(?:又名|化名|别名|曾用名|自称|冒充|自报|户籍名|${NICKNAMES})[为是叫：“]{0,2}(?:[^，。（）]{1,12}、){0,4}$`,
);
/** Number of characters before and after a name that the patterns above examine. */
const MAX_AROUND = 60;

/**
 * Whether a text states that a name belongs to an accused or to somebody acting for the court, is another
 * name of an unmasked person, or is not a person's name.
 */
export function isToldOpen(
  name: string,
  text: string,
  scene: Scene | null,
  open: readonly string[],
): boolean {
  const places = placesOf(text, name);
  const beforeOf = (at: number): string => text.slice(Math.max(0, at - MAX_AROUND), at);
  const behindOf = (at: number): string => text.slice(at + name.length, at + name.length + MAX_AROUND);
  if (places.some((at) => PROTECTED_BEHIND.test(behindOf(at)) || SUFFERER.test(beforeOf(at)))) return false;
  if (places.filter((at) => OF_THING.test(behindOf(at))).length > places.length / 2) return true;
  for (const at of places) {
    if (open.some((other) => other.includes(name) && text.startsWith(other, at - other.indexOf(name))))
      continue;
    const before = beforeOf(at);
    const behind = behindOf(at);
    if ((scene === "family" ? BEFORE_OFFICIAL : BEFORE_OPEN).test(before) || BEHIND_OPEN.test(behind))
      return true;
    if (/检察院$/.test(before) && /^(?:出庭|、[\u4e00-\u9fff]{2,3}出庭)/.test(behind)) return true;
    if (scene !== "crime" && BEFORE_OPEN_IN_CIVIL.test(before)) return true;
    // “韩老例”即被告人韩例: a nickname of the accused.
    if (/^”?(?:即|就是|系)(?:原审)?被告人/.test(behind)) return true;
    if (/^.老[大一二三四五六七八九十]$/.test(name) && open.some((other) => other[0] === name[0])) return true;
    const alias = ALIAS.exec(before)?.index ?? 0;
    if (
      alias > 0 &&
      open.some((other) =>
        before
          .slice(0, alias)
          .replace(/(?:男)?[，（“]{1,2}$/, "")
          .endsWith(other),
      )
    )
      return true;
  }
  return false;
}
