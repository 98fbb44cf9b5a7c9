import { allMatches } from "../../../text/all-matches.ts";
import { foreignNames, latinNameAt } from "../printed/forms.ts";
import { isCut } from "./cut-words.ts";
import {
  BONUS,
  bestAt,
  HIDDEN,
  MIN_NAME,
  MORE,
  minOf,
  NOBODY,
  nameBefore,
  toldBehind,
  USUAL,
} from "./likeliest-name.ts";
import { DIRECT, HINT, marksOf, PERSON, type Scene } from "./marks.ts";
import { type Candidate, candidatesAt, mayBeginName } from "./name-model.ts";
import { apart, hasSurplus, isPart, placesOf } from "./overlaps.ts";
import { transcribedAt, transcribedIn } from "./transcribed-name.ts";
import { NAMING } from "./word-lists.ts";
import { levelOf } from "./words.ts";

/**
 * The names of people in a text. `isUnsure`: directly after a role there is a string that may or may not be a
 * name.
 */
export interface People {
  names: Set<string>;
  isUnsure: boolean;
}

/** Minimum score of a name in a text that names no party, such as a law, by the mark before the name. */
const MIN_ALONE = [60, 25, 25, 25, MIN_NAME];
const MIN_LISTED_ALONE = 40;
/** Maximum number of Han characters of a name that is not a transcription. */
const MAX_HAN = 3;
/**
 * Minimum mean score of a string over all its occurrences: `marked` if enough of them (MIN_MARKED) have a
 * mark above HINT, else `other`.
 */
const MIN_MEAN = { marked: -60, other: -5 };
/** From this share of a string's occurrences with a mark above HINT, MIN_MEAN.marked applies. */
const MIN_MARKED = 0.25;
/**
 * A string directly after a role that is not accepted as a name may still be one if it has at least this
 * score. The record is then withheld.
 */
const MIN_DOUBTFUL = -5;

/** Text after a name which makes the name part of that of an organisation: 梅例律师事务所. */
const OF_FIRM =
  /^[\u4e00-\u9fff]{0,4}(?:（[\u4e00-\u9fff]{2,4}）)?(?:律师|法律服务|会计师|司法鉴定)?(?:事务所|公司|集团|鉴定所|商行|酒店|超市|KTV)/;
const MAX_FIRM = 16;
/**
 * A string between a word such as 乳名 and a punctuation mark (乳名妞妞）), or before a bracket that ends with
 * such a word (诺诺（依诺小名）). It is a name whatever its characters.
 */
const NAMED = new RegExp(
  `(?:${NAMING})(?:叫|为|是|系|：)?“?([\\u4e00-\\u9fff]{2,4})(?=[，。；、）”])|(?<=[，。；、“])([\\u4e00-\\u9fff]{2,3})(?=”?（[^，。（）]{1,4}的?[小乳学大本真]名）)`,
  "g",
);
const NO_NAME =
  /不[详明清]|[的了是和及]|名称|信息|登记|使用|冒用|账户|公司|集团|[厂店院局村镇乡县市区楼站所部群号卡牌科段]$/;

/**
 * The text between two names of a list. It may include a bracket after the first name and the number of the
 * next item.
 */
const NEXT =
  /(?:（[^（）]{1,40}）)?(?:[、和及与]|以及|[；;，]\s?(?=[0-9])|[①-⑳])\s?(?:[0-9]{1,2}[.．、）]\s?)?/y;
const BEFORE_IN_LIST = /(?:（[^（）]{1,40}）)?[、和及与]$/;
const MAX_ITEM = 50;
/** A short item of a list. */
const ITEM = /^[\u4e00-\u9fff]{2,3}(?=[、，。；）])/;

/**
 * Finds the names of all people in a text, whatever their role. `families` are family names that raise the
 * score of a name. `isPeopled`: the text names a party; if not, few strings are accepted.
 */
export function peopleIn(
  text: string,
  scene: Scene,
  families: ReadonlySet<string> = new Set(),
  isPeopled = true,
): People {
  const marks = marksOf(text, scene);
  const names = new Set([...foreignNames(text), ...(isPeopled ? transcribedIn(text) : [])]);
  // 佳例（姓付）: a given name whose family name is stated.
  for (const [, given = ""] of text.matchAll(/([\u4e00-\u9fff]{2})（(?:本|原)?姓[^名氏）]）/g))
    names.add(given);
  for (const { 1: one, 2: other } of allMatches(text, NAMED)) {
    const name = one ?? other ?? "";
    if (!NO_NAME.test(name) && levelOf(name.charCodeAt(0), name.charCodeAt(1)) < USUAL) names.add(name);
  }
  const found: Candidate[] = [];
  // Strings accepted as names at an earlier place. They are accepted again even where the dictionary's words
  // cut them.
  const sure = new Set<string>();
  let isUnsure = false;
  for (let at = 0; at < text.length; at++) {
    const mark = marks[at]!;
    if (mark === 0 && !mayBeginName(text, at)) continue;
    const best = bestAt(text, at, mark, families);
    const foreign = mark > HINT ? latinNameAt(text, at) || transcribedAt(text, at) : "";
    const name = best ? text.slice(at, best.end) : "";
    const least = isPeopled
      ? minOf(name, mark) + (mark > 0 && scene === "family" ? MORE.family : 0)
      : MIN_ALONE[mark]!;
    const isName =
      best !== null &&
      best.score >= least &&
      (sure.has(name) || toldBehind(text, best.end) > 0 || !isCut(text, best, least, mark));
    if (foreign.length > Math.max(name.length, isName ? MAX_HAN : 0)) names.add(foreign);
    else if (isName && (mark === DIRECT || !OF_FIRM.test(text.slice(best.end, best.end + MAX_FIRM)))) {
      found.push(best);
      sure.add(name);
    } else if (isPeopled && mark === DIRECT && best && best.score >= MIN_DOUBTFUL) isUnsure = true;
  }
  for (const name of withListed(text, apart(found), names, families, isPeopled ? marks : null))
    if (names.has(name) || isLikely(text, name, marks)) names.add(name);
  for (const name of [...names])
    if (HIDDEN.test(name) || isPart(name, names, text) || hasSurplus(name, names, text)) names.delete(name);
  return { names, isUnsure };
}

/** The item of a list at an offset if it may be a name, even one with an unlisted family name. */
function itemAt(text: string, at: number): Candidate | undefined {
  const item = ITEM.exec(text.slice(at, at + 4))?.[0] ?? "";
  if (HIDDEN.test(item) || NOBODY.test(item)) return undefined;
  return candidatesAt(text, at, PERSON).find(
    ({ end, score }) => end === at + item.length && score >= minOf(item, PERSON),
  );
}

/**
 * The names of the given candidates, and further names in a list with one of them. Marks these in `marks`,
 * which is null for a text that names no party.
 */
function withListed(
  text: string,
  found: Candidate[],
  foreign: ReadonlySet<string>,
  families: ReadonlySet<string>,
  marks: Uint8Array | null,
): Set<string> {
  const least = marks ? MIN_NAME : MIN_LISTED_ALONE;
  const names = new Set<string>();
  const done = new Set<number>();
  const queue = [...found];
  for (const name of foreign) {
    const at = text.indexOf(name);
    queue.push({ at, end: at + name.length, score: MIN_NAME });
  }
  const listed = (at: number): void => {
    if (done.has(at)) return;
    done.add(at);
    const best = bestAt(text, at, 0, families, BONUS.listed);
    const item = marks && itemAt(text, at);
    if (best && best.score >= least) queue.push(best);
    else if (item) {
      queue.push(item);
      marks[at] = Math.max(marks[at]!, PERSON);
    } else {
      const foreign = transcribedAt(text, at);
      if (foreign) names.add(foreign);
    }
  };
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { at, end } = next;
    done.add(at);
    names.add(text.slice(at, end));
    NEXT.lastIndex = end;
    const parting = NEXT.exec(text)?.[0];
    if (parting) listed(end + parting.length);
    const before = BEFORE_IN_LIST.exec(text.slice(Math.max(0, at - MAX_ITEM), at));
    if (!before) continue;
    const behind = at - before[0].length;
    const name = nameBefore(text, behind, least - BONUS.listed);
    if (name) listed(behind - name.length);
  }
  return names;
}

/**
 * Whether the mean score over all occurrences of a string is that of a name. An ordinary word has a low score
 * at most places, and seldom follows a word that announces a person.
 */
function isLikely(text: string, name: string, marks: Uint8Array): boolean {
  let [sum, places, marked] = [0, 0, 0];
  for (const at of placesOf(text, name)) {
    const own = candidatesAt(text, at, marks[at], true).filter(({ end }) => end === at + name.length);
    sum += Math.max(...own.map(({ score }) => score)) + toldBehind(text, at + name.length);
    places++;
    if (marks[at]! > HINT) marked++;
  }
  return sum / places >= (marked / places >= MIN_MARKED ? MIN_MEAN.marked : MIN_MEAN.other);
}
