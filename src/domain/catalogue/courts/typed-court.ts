import { toNfkc, withoutSpaces } from "../../text/to-nfc.ts";
import { findClippedCourt } from "./clipped-court.ts";
import { numberInWords } from "./court-key.ts";
import type { NamedCourt } from "./court-names.ts";
import type { CourtIndex } from "./courts.ts";
import { type CourtHint, narrowByHint } from "./narrow-courts.ts";
import { findNearCourts, mendKind } from "./near-courts.ts";
import { beginCourts, readShortForm } from "./read-short-form.ts";
import { type CourtResolution, resolveCourt } from "./resolve-court.ts";
import { exchanged, nameAlone, rewordCourt, saidAfter, saysNothing, writtenOnce } from "./reword-court.ts";
import { sayCourt, shortCourtNames } from "./short-court-names.ts";

/** Longer than any place or court that people name. */
const LONGEST = 40;
/** More courts of one name, after something of it was left out, stand behind those that are spelt alike. */
const MOST_REWORDED = 5;
/** Words that point at a court without naming one. */
const AROUND =
  /^(?:我们?|请问|想要?)*(?:在|向|到|由|去)|(?:那边|那里|立案庭|[民刑]事?[一二三四五]?庭|行政庭|执行局|执行庭|诉讼服务中心)$/g;

/**
 * The court that the typed words mean: an id, a name as judgments print it (see `resolveCourt`), or a short
 * form (广东高院, 海淀法院, 上海一中院, 粤高院, 成铁中院, 昆山, 穗中院), with other words around it or its places in another
 * order. Words that fit several courts give them all, unless the hint leaves one; what had to be mended, or
 * contradicts itself, gives what may have been meant, never one court. Not for names printed in judgments.
 */
export function resolveTypedCourt(typed: string, courts: CourtIndex, hint: CourtHint = {}): CourtResolution {
  const asked = typed.trim();
  const known = courts.byLabel(asked) ?? (/^\d+$/.test(asked) ? courts.byId(Number(asked)) : undefined);
  if (known) return { kind: "found", id: known.value };
  const bare = bareName(asked);
  const named = readName(asked, bare, courts, hint);
  if (named.ids.length > 0) return toResolution(named);
  if (bare.length > LONGEST || OTHER_HOUSE.test(bare)) return { kind: "unknown" };
  const reworded = readReworded(bare, courts, hint);
  if (reworded?.isSure) return toResolution(reworded);
  const clipped = findClippedCourt(asked, courts, hint);
  // What is mended is never taken: the visitor says whether it is what was meant.
  const mended = readMended(bare, courts, hint);
  const { ids = [] } = reworded ?? {};
  const near = ids.length > MOST_REWORDED ? [...mended, ...ids] : [...ids, ...mended];
  if (near.length > 0) return { kind: "ambiguous", ids: [...new Set([...near, ...idsOf(clipped)])] };
  // 齐齐哈尔市铁法院 has the characters of 齐齐哈尔市铁锋区人民法院 in their order, and may be another.
  if (clipped.kind !== "found" || courts.byId(clipped.id)!.label.includes(bare)) return clipped;
  return { kind: "ambiguous", ids: [clipped.id] };
}

/** Courts that a text may mean, by id; a single one is taken only where the reading is sure. */
interface Reading {
  ids: number[];
  isSure: boolean;
}

const toResolution = ({ ids, isSure }: Reading): CourtResolution =>
  ids.length === 1 && isSure ? { kind: "found", id: ids[0]! } : { kind: "ambiguous", ids };

const idsOf = (read: CourtResolution): number[] =>
  read.kind === "unknown" ? [] : read.kind === "found" ? [read.id] : read.ids;

/** The courts that the text names as a whole: as judgments print it, or by a short form. */
function readName(asked: string, bare: string, courts: CourtIndex, hint: CourtHint): Reading {
  const printed = idsOf(resolveCourt(asked, courts, hint));
  const asPrinted = { ids: printed, isSure: true };
  if (bare.length < 2 || bare.length > LONGEST || OTHER_HOUSE.test(bare)) return asPrinted;
  const { named, isBegun } = readShortForm(bare, courts);
  if (named.length === 0) return asPrinted;
  const short = shortCourtNames(courts);
  const left = named.length > 1 ? narrowByHint(named, courts, short.names, hint) : named;
  // A court that was parted is one of those that bear its name with a number today.
  const parts = left.length === 1 && left[0]!.until !== 0 ? beginCourts(sayCourt(bare), short) : [];
  const ids = [...left, ...parts].map(({ ordinal }: NamedCourt) => courts.ordered[ordinal]!.value);
  // 高级人民法院（重庆）: printed without what the brackets hold, it is any of them.
  const isWithin = printed.length > 1 && ids.every((id) => printed.includes(id));
  return { ids: [...new Set(isWithin ? ids : [...printed, ...ids])], isSure: !isBegun };
}

/**
 * The courts that the text means without the words around the name, or with its places in another order; sure where
 * what was left out says nothing. Null for none.
 */
function readReworded(bare: string, courts: CourtIndex, hint: CourtHint): Reading | null {
  for (const { text, dropped } of rewordCourt(bare, shortCourtNames(courts))) {
    const { ids, isSure } = readName(text, text, courts, hint);
    if (ids.length > 0) return { ids, isSure: isSure && saysNothing(dropped) };
  }
  return null;
}

/** Ids of courts whose name, or word for its kind, is written with a slip. */
function readMended(bare: string, courts: CourtIndex, hint: CourtHint): number[] {
  const once = writtenOnce(bare);
  const read = (text: string) => {
    const { ids } = readName(text, text, courts, hint);
    return ids.length > 0 ? ids : (readReworded(text, courts, hint)?.ids ?? []);
  };
  const found = [
    ...(once === null ? [] : read(once)),
    ...mendKind(bare, courts).flatMap(read),
    ...findNearCourts(nameAlone(bare), courts),
    ...(TRIBUNAL.test(bare) ? read(bare.replace(/庭$/, "院")) : []),
    ...findZoneCourts(bare, courts),
  ];
  if (found.length > 0) return found;
  for (const text of saidAfter(bare)) {
    const near = findNearCourts(nameAlone(text), courts);
    if (near.length > 0) return near;
  }
  for (const text of exchanged(bare)) {
    const { ids } = readName(text, text, courts, hint);
    if (ids.length > 0) return ids;
  }
  return [];
}

/** 上海海事法庭 may be a tribunal, or what somebody calls the court of that name. */
const TRIBUNAL = /(?:海事|金融|知识产权|知产|互联网|铁路)法庭$/;

/** Kinds of zones that stand anywhere in a court's name, with the place that is typed before them. */
const ZONE = /^(.{2,6}?)(自贸|高新|经开|示范区|新区|合作区)院$/;

/** Ids of the courts whose names hold the place and the zone that are typed, in any order: 南沙自贸区法院. */
function findZoneCourts(bare: string, courts: CourtIndex): number[] {
  const [, place, zone] = ZONE.exec(sayCourt(bare)) ?? [];
  if (!place || !zone) return [];
  const held = courts.ordered.filter(({ label }) => label.includes(place) && sayCourt(label).includes(zone));
  return held.map(({ value }) => value);
}

/**
 * Hospitals, schools, prosecutors' offices and the like stand in the same places. So do military courts, which
 * the catalogue does not have: 上海军事法院 is not 上海海事法院 misspelt.
 */
const OTHER_HOUSE =
  /军事(?:法|院)|军事$|(?:医|学|影|剧|戏|科|书|画|寺|老|利|察|究|修|美容|电影|国务|参议|众议)院$/;

/** What was typed without what says nothing, in the signs that names are written in. */
const bareName = (asked: string): string =>
  withoutSpaces(toNfkc(asked))
    // 园区法院（苏州）: the place may follow in brackets.
    .replace(/^(.+)\((\p{Script=Han}{2,8})\)$/u, "$2$1")
    .replace(/髙/g, "高")
    .replace(/高院(?=.+分院$)/, "")
    .replace(/\d{1,2}(?=师)/g, numberInWords)
    .replace(/[^\p{Script=Han}〇\d]|的/gu, "")
    .replace(/\d/g, (digit) => "〇一二三四五六七八九"[Number(digit)]!)
    .replace(AROUND, "")
    // Whoever goes to court in 海淀 may call it 法庭; a specialised tribunal is something else.
    .replace(/^(?!最高)(.*(?<!知识产权|知产|金融|商事|破产|巡回|环境|资源|互联网|海事))法庭$/, "$1法院");
