import { oncePer } from "../../../once-per.ts";
import { normaliseText } from "../../../search/match/normalise-text.ts";
import { SuggestionTable } from "../../../search/tree/suggestion-table.ts";
import { toNfkc, withoutSpaces } from "../../../text/to-nfc.ts";
import { numberInWords } from "../names/court-key.ts";
import type { CourtIndex } from "../names/courts.ts";
import { type CourtHint, narrowByHint } from "../printed/narrow-courts.ts";
import type { CourtResolution } from "../printed/resolve-court.ts";
import { findNearCourts, mendKind } from "./near-courts.ts";
import { idsOf, MAX_COURT_CHARS, OTHER_HOUSE, type Reading, readName, readReworded } from "./read-name.ts";
import { exchanged, nameAlone, saidAfter } from "./reword-court.ts";
import { readTown } from "./town-courts.ts";

/** If a reworded text means more courts than this, courts with a similar spelling are listed before them. */
const MAX_REWORDED = 5;
/** Words around a court's name that belong to no name. */
const AROUND =
  /^(?:我们?|请问|想要?)*(?:在|向|到|由|去)|(?:那边|那里|立案庭|[民刑]事?[一二三四五]?庭|行政庭|执行局|执行庭|诉讼服务中心)$/g;
/** Labels of a field in a form or document, before the court's name: 受理法院：, 管辖法院是, 法院名称. */
const HEADING =
  /^(?:有?(?:管辖|受理|审理|审判|经办|承办|执行|原审|[一二再初终]审|判决|受诉|起诉|上诉|立案|指定)(?:人民)?(?:法院|机关)(?=..)|(?:人民)?法院(?:名称|名字|全称)?(?=.{2,}[法高中]院))(?:应该是|应当是|名称|是|为|叫)?/;
/** Words after a place that name the court by its role in a case of the second instance. */
const APPEAL = /(?<=..)(?:二审|终审|上诉|上级)(?:人民)?法院$/;
const FIRST =
  /(?<=..)(?:一审|初审|当地|本地|地方)(?=(?:人民)?法院$)|(?:(?<=[市县区州旗盟])里|(?<=..)[那这]边)(?=(?:人民)?法院)/;

/**
 * The court that typed words mean. They may be an id, a printed name (see `resolveCourt`) or a short form
 * (广东高院, 海淀法院, 上海一中院, 粤高院, 成铁中院, 昆山, 穗中院). Other words may surround the name, and its places may be in
 * another order. If the words fit several courts, all are returned, unless the hint leaves only one.
 * Corrected or contradictory text is always `ambiguous`, even with a single court. Names printed in judgments
 * are read by `resolveCourt` alone.
 */
export function resolveTypedCourt(typed: string, courts: CourtIndex, hint: CourtHint = {}): CourtResolution {
  const asked = typed.trim();
  const known = courts.byLabel(asked) ?? (/^\d+$/.test(asked) ? courts.byId(Number(asked)) : undefined);
  if (known) return { kind: "found", id: known.value };
  const bare = bareName(asked);
  const isTribunal = /法庭(?!.*法[院庭]).{0,8}$/u.test(asked) && bare.length <= MAX_COURT_CHARS;
  const named = readName(asked, bare, courts, hint);
  if (named.ids.length > 0 && !isTribunal) return toResolution(named);
  if (bare.length > MAX_COURT_CHARS || OTHER_HOUSE.test(bare)) return toResolution(named);
  const town = readTown(bare, isTribunal, courts, hint);
  // 大兴法庭 may mean the tribunal of a township outside 大兴区.
  if (named.ids.length > 0) return toResolution(named, town.ids);
  if (town.isSure) return toResolution(town);
  const reworded = readReworded(bare, courts, hint);
  if (reworded?.isSure) return toResolution(reworded, town.ids);
  if (town.ids.length > 0) return toResolution({ ids: town.ids, isSure: false }, reworded?.ids);
  const clipped = findClippedCourt(asked, courts, hint);
  // A correction is never taken without asking; the visitor confirms it.
  const mended = readMended(bare, isTribunal, courts, hint);
  const { ids = [] } = reworded ?? {};
  const near = ids.length > MAX_REWORDED ? [...mended, ...ids] : [...ids, ...mended];
  if (near.length > 0) return { kind: "ambiguous", ids: [...new Set([...near, ...idsOf(clipped)])] };
  // 齐齐哈尔市铁法院 has the characters of 齐齐哈尔市铁锋区人民法院 in order, but may mean another court.
  if (clipped.kind !== "found" || courts.byId(clipped.id)!.label.includes(bare)) return clipped;
  return { kind: "ambiguous", ids: [clipped.id] };
}

function toResolution({ ids, isSure }: Reading, others: number[] = []): CourtResolution {
  const all = [...new Set([...ids, ...others])];
  if (all.length === 0) return { kind: "unknown" };
  return all.length === 1 && isSure ? { kind: "found", id: all[0]! } : { kind: "ambiguous", ids: all };
}

/** The typed text in the spelling of court names, without words that say nothing about the court. */
const bareName = (asked: string): string =>
  withoutSpaces(toNfkc(asked))
    // The place may follow the court in brackets: 园区法院（苏州）.
    .replace(/^(.+)\((?![一二再终]审)(\p{Script=Han}{2,12})\)$/u, "$2$1")
    .replace(/髙/g, "高")
    .replace(/高院(?=.+分院$)/, "")
    .replace(/\d{1,2}(?=师)/g, numberInWords)
    .replace(/[^\p{Script=Han}〇\d]|的/gu, "")
    .replace(/\d/g, (digit) => "〇一二三四五六七八九".charAt(Number(digit)))
    .replace(HEADING, "")
    .replace(AROUND, "")
    .replace(/(法庭)(?!.*法[院庭]).{1,8}$/, "$1")
    .replace(APPEAL, "中院")
    .replace(FIRST, "")
    // A visitor may call the court of 海淀 a 法庭. A specialised tribunal is another court.
    .replace(/^(?!最高)(.*(?<!知识产权|知产|金融|商事|破产|巡回|环境|资源|互联网|海事))法庭$/, "$1法院");

/**
 * Maximum number of courts that may contain the typed characters. If there are more, they match by accident.
 */
const MAX_HOLDING = 6;

/**
 * The court whose name contains the typed characters in the same order: 自贸港知识产权 finds 海南自由贸易港知识产权法院. The
 * search is the one of the site's court selector. If two to six courts match, the hint may leave one. If more
 * match, the court is unknown. The function is only for typed text that no naming rule explains, and must not
 * be used for judgments.
 */
export function findClippedCourt(typed: string, courts: CourtIndex, hint: CourtHint = {}): CourtResolution {
  if (!/\p{Script=Han}{2}/u.test(typed)) return { kind: "unknown" };
  const ordinals = tableOf(courts).find(
    typed,
    MAX_HOLDING + 1,
    (ordinal) => 9 - courts.ordered[ordinal]!.level,
  );
  if (ordinals.length === 0 || ordinals.length > MAX_HOLDING) return { kind: "unknown" };
  const named = ordinals.map((ordinal) => ({ ordinal, until: 0 }));
  const left = named.length > 1 ? narrowByHint(named, courts, hint) : named;
  const ids = left.map(({ ordinal }) => courts.ordered[ordinal]!.value);
  return ids.length === 1 ? { kind: "found", id: ids[0]! } : { kind: "ambiguous", ids };
}

/**
 * The searched names, present and former. They have no Latin spellings, because visitors who type Latin
 * letters use the selector.
 */
const tableOf = oncePer((courts: CourtIndex) => {
  const former = courts.facts.former.flatMap(({ name, courts: labels }) =>
    labels.flatMap((label) => {
      const court = courts.byLabel(label);
      return court ? [{ name, target: courts.ordinal(court.value) }] : [];
    }),
  );
  const rows = [...courts.ordered.map(({ label }, target) => ({ name: label, target })), ...former];
  return new SuggestionTable({
    names: rows.map(({ name }) => normaliseText(name)).join("\n"),
    readings: rows.map(() => "").join("\n"),
    targets: rows.map(({ target }) => target),
  });
});

/** Maximum length of a prefecture with a county, in characters. */
const MAX_PLACE_CHARS = 16;

/**
 * Ids of the courts whose name the text contains with one typo, likeliest first. If there are none, ids of
 * the courts of the place that the text names. `isTribunal`: the typed text ended in 法庭.
 */
export function readMended(bare: string, isTribunal: boolean, courts: CourtIndex, hint: CourtHint): number[] {
  const read = (text: string) => {
    const { ids } = readName(text, text, courts, hint);
    return ids.length > 0 ? ids : (readReworded(text, courts, hint)?.ids ?? []);
  };
  const found = [
    ...(isTribunal ? placesNamed(bare, courts, hint) : []),
    ...mendKind(bare, courts).flatMap(read),
    ...findNearCourts(nameAlone(bare), courts),
  ];
  if (found.length > 0) return found;
  for (const text of [...mendKind(bare, courts), ...endings(bare)]) {
    const near = findNearCourts(nameAlone(text), courts);
    if (near.length > 0) return near;
  }
  for (const text of exchanged(bare)) {
    const { ids } = readName(text, text, courts, hint);
    if (ids.length > 0) return ids;
  }
  return isTribunal ? [] : placesNamed(bare, courts, hint);
}

/** The text without its first one to five characters, as long as a place and a word for court are left. */
const endings = (bare: string): string[] =>
  /^.{3,}[法高中]院/.test(bare)
    ? [1, 2, 3, 4, 5].map((at) => bare.slice(at)).filter((text) => /^..+院/.test(text))
    : [];

/**
 * Ids of the courts of a place that is named at the start of the text, or after a word such as 在: 海淀 in
 * 海淀中关村法庭, 嘉定 in 我在嘉定打官司的那个法院.
 */
function placesNamed(bare: string, courts: CourtIndex, hint: CourtHint): number[] {
  if (!/[法高中]院|法庭|打官司|起诉|立案|开庭|上诉|应诉|被告|判的|审的/u.test(bare)) return [];
  for (const text of [bare, ...saidAfter(bare)])
    for (let length = Math.min(MAX_PLACE_CHARS, text.length - 2); length > 1; length--)
      for (const kind of ["法院", "中院"]) {
        const name = text.slice(0, length) + kind;
        const { ids, isSure } = readName(name, name, courts, hint);
        if (ids.length > 0 && isSure) return ids;
      }
  return [];
}
