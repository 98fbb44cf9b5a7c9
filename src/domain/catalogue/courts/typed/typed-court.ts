import { toNfkc, withoutSpaces } from "../../../text/to-nfc.ts";
import { numberInWords } from "../names/court-key.ts";
import type { CourtIndex } from "../names/courts.ts";
import type { CourtHint } from "../printed/narrow-courts.ts";
import type { CourtResolution } from "../printed/resolve-court.ts";
import { findClippedCourt } from "./clipped-court.ts";
import { readMended } from "./mended-court.ts";
import { idsOf, MAX_COURT_CHARS, OTHER_HOUSE, type Reading, readName, readReworded } from "./read-name.ts";
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

/** The typed text without words that say nothing about the court, written as court names are. */
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
