import { allMatches } from "../../../text/all-matches.ts";
import { HIDDEN, NOBODY, nameBefore } from "./likeliest-name.ts";
import { isPersonBefore } from "./marks.ts";
import { DOES, TESTIFIES } from "./word-lists.ts";
import { levelOf } from "./words.ts";

/**
 * A possible name and the verb after it, such as 丁例撞倒 in 行人丁例撞倒. The verb is one that evidence uses of
 * people. The caller starts the match after a word for people (行人).
 */
const DOER = new RegExp(`([\\u4e00-\\u9fff]{2,4}?)(?:(${TESTIFIES})|${DOES})`, "y");
/**
 * A numbered item: its number, then the words before a verb of testimony or before a punctuation mark
 * (3.和例证明, （二）后例，). If there is no verb, the item counts only if another item of the list begins with a known
 * name and has the same mark.
 */
const ITEM = new RegExp(
  `(?:[0-9一二三四五六七八九十]{1,2}[.．、）]|[①-⑳])\\s?([\\u4e00-\\u9fff]{2,16}?)(?=(?:（[^（）]{1,12}）)?\\s?(${TESTIFIES}|：我)|[：，（称])`,
  "g",
);
/**
 * The text before an item of testimony, from the word for testimony or a witness on. It mentions no other
 * kind of evidence.
 */
const IN_TESTIMONY =
  /(?:证人|证言|被害人|失主|参与人)[^。；\n]{0,12}?(?:[：:]|\s?(?:$|1[.．、]))(?:(?!书证|物证|鉴定意见|供述和辩解|勘验)[^\n]|\n(?=[0-9①-⑳（(]|$))*$/;
const LOOK_BACK = 600;
/** A bracket that states the role of the person before it: 罗例（证人）. */
const BRACKET =
  /（(?:[^（）]{0,6}[，、])?(?:本案)?(?:被害人|证人|目击者|鉴定人|报案人|失主|[男女])(?:[，、][^（）]{0,10})?）/g;
/** Characters and words that are in no name after a word for people. */
const NO_SIGN =
  /[亦都又还再才就却则已被把向对从在于与及等多两三未不当到经所的了后前因为以是无系并而将诉曾遂人]|^和|有(?!..$)/;
const ORDINARY =
  /[均也其该此各某本×]|.和.|户籍|身份|抓获|自己|代表|证[人言据书]|家长|[材料条单]$|气象|验伤|死亡|诊断|出生|情况|公安|机关|现场/;
const MAX_NAME = 4;
const MIN_TOLD = -60;
/**
 * Frequency levels of words. A word of the level DOUBTFUL or higher is a person's name only at the places
 * that `toldPeople` finds. USUAL is the highest level at which a word can be a name in a list of testimony or
 * before a bracket.
 */
const [DOUBTFUL, USUAL] = [1, 3];

const highestLevel = (word: string): number =>
  Math.max(...[...word.slice(1)].map((_, n) => levelOf(word.charCodeAt(n), word.charCodeAt(n + 1))));

/**
 * Finds strings that the text around them shows to be people, even if they are ordinary words (行人丁香撞倒,
 * 3.和平证明). Maps an ordinary word to the offsets at which it is a name, any other string to null. `known` are
 * the names found otherwise; strings that overlap them are left out.
 */
export function toldPeople(text: string, known: readonly string[]): Map<string, Set<number> | null> {
  const found = new Map<string, Set<number> | null>();
  const add = (at: number, end: number, highest: number): void => {
    const name = text.slice(at, end);
    const level = highestLevel(name);
    if (!/^[\u4e00-\u9fff]{2,4}$/.test(name) || HIDDEN.test(name) || NOBODY.test(name) || level > highest)
      return;
    if (known.some((other) => name.includes(other) || other.includes(name))) return;
    if (level < DOUBTFUL) found.set(name, null);
    else found.set(name, (found.get(name) ?? new Set()).add(at));
  };
  const items = allMatches(text, ITEM);
  for (const { 0: whole, 1: words = "", 2: verb, index } of items) {
    const end = index + whole.length;
    const name = words.length < MAX_NAME ? words : nameBefore(text, end, MIN_TOLD);
    const isListed = (other: RegExpExecArray): boolean =>
      Math.abs(other.index - index) < LOOK_BACK &&
      known.includes(other[1]!) &&
      text[other.index + other[0].length] === text[end];
    if (!verb && !items.some(isListed)) continue;
    if (!ORDINARY.test(name) && IN_TESTIMONY.test(text.slice(Math.max(0, index - LOOK_BACK), index)))
      add(end - name.length, end, USUAL);
  }
  // Goes backwards, so that of two words for people before a verb the nearer one counts.
  let nearest = text.length;
  for (let at = text.length; at > 1; at--) {
    if (!isPersonBefore(text, at)) continue;
    DOER.lastIndex = at;
    const [, name = "", testifies] = DOER.exec(text) ?? [];
    if (!name || at + name.length >= nearest) continue;
    nearest = at + name.length;
    if (!ORDINARY.test(name) && !NO_SIGN.test(name)) add(at, nearest, testifies || name.length === 2 ? 2 : 1);
  }
  for (const { index } of allMatches(text, BRACKET)) {
    const behind = [index - 2, index - 3].find((at) => isPersonBefore(text, at));
    const name = isPersonBefore(text, index)
      ? ""
      : text.slice(behind ?? index, index) || nameBefore(text, index, MIN_TOLD);
    if (!/^[的人者]|[人者员]$/.test(name)) add(index - name.length, index, USUAL);
  }
  return found;
}
