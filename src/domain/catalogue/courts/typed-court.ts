import { toNfkc, withoutSpaces } from "../../text/to-nfc.ts";
import { findClippedCourt } from "./clipped-court.ts";
import type { NamedCourt } from "./court-names.ts";
import type { CourtFacts, CourtIndex } from "./courts.ts";
import { type CourtHint, narrowByHint } from "./narrow-courts.ts";
import { findNearCourts, mendKind } from "./near-courts.ts";
import { type CourtResolution, resolveCourt } from "./resolve-court.ts";
import {
  placesBefore,
  type ShortCourtNames,
  sayCourt,
  shortCourtNames,
  shortForms,
} from "./short-court-names.ts";

/** Names that ended since then are still in use among people. */
const RECENT = 2015;
/**
 * Endings that may be dropped from the typed text: whoever types a zone means a zone, not the county of that
 * name.
 */
const DIVISION = /[市县区旗盟州]$/;
/** No name has more endings than this. */
const DEEPEST = 4;
/** Longer than any place or court that people name. */
const LONGEST = 40;
const SUPREME = /^(?:中华人民共和国|中国|国家)?(?:最高|最高法|最高院|最高级院|全国最高院)(?:.{2,8}法?庭)?$/;
/** The circuit courts by number or seat: parts of the supreme court. */
const CIRCUIT =
  /^(?:最高(?:法院?|院)?)?(?:深圳|沈阳|南京|郑州|重庆|西安)?的?(?:第?[一二三四五六]巡|巡回)(?:回?(?:法?庭|院)?)$/;
/** Words that point at a court without naming one. */
const AROUND =
  /^(?:我们?|请问|想要?)*(?:在|向|到|由|去)|(?:的|那边|那里|立案庭|民庭|民[一二三四]庭|刑庭|行政庭|执行局|执行庭|诉讼服务中心)$/g;

/**
 * The court that the typed words mean: an id, a name as judgments print it (see `resolveCourt`), or a short
 * form (广东高院, 海淀法院, 上海一中院, 粤高院, 成铁中院, 昆山, 穗中院). Words that fit several courts give them all, unless the hint
 * leaves one. Not for names printed in judgments.
 */
export function resolveTypedCourt(typed: string, courts: CourtIndex, hint: CourtHint = {}): CourtResolution {
  const asked = typed.trim();
  const known = courts.byLabel(asked) ?? (/^\d+$/.test(asked) ? courts.byId(Number(asked)) : undefined);
  if (known) return { kind: "found", id: known.value };
  const printed = resolveCourt(asked, courts, hint);
  if (printed.kind === "found") return printed;
  const named = readShortForm(asked, courts);
  if (named.length === 0) {
    if (printed.kind !== "unknown") return printed;
    const bare = bareName(asked);
    const begins = NAME_AND_MORE.exec(bare)?.[1];
    const within = begins === undefined ? printed : resolveTypedCourt(begins, courts, hint);
    if (within.kind !== "unknown" || bare.length > LONGEST) return within;
    const clipped = findClippedCourt(asked, courts, hint);
    // What is mended is never taken: the visitor says whether it is what was meant.
    const near = OTHER_HOUSE.test(bare)
      ? []
      : [
          ...mendKind(bare, courts).flatMap((mended) => idsOf(resolveTypedCourt(mended, courts, hint))),
          ...findNearCourts(bare, courts),
          ...(TRIBUNAL.test(bare) ? idsOf(resolveTypedCourt(bare.replace(/庭$/, "院"), courts, hint)) : []),
          ...findZoneCourts(bare, courts),
        ];
    return near.length > 0 ? { kind: "ambiguous", ids: [...new Set([...near, ...idsOf(clipped)])] } : clipped;
  }
  const short = shortCourtNames(courts);
  const left = named.length > 1 ? narrowByHint(named, courts, short.names, hint) : named;
  // A court that was parted is one of those that bear its name with a number today.
  const parts = left.length === 1 && left[0]!.until !== 0 ? beginning(sayCourt(bareName(asked)), short) : [];
  const ids = [...left, ...parts].map(({ ordinal }) => courts.ordered[ordinal]!.value);
  if (printed.kind === "ambiguous") ids.unshift(...printed.ids);
  const all = [...new Set(ids)];
  return all.length === 1 ? { kind: "found", id: all[0]! } : { kind: "ambiguous", ids: all };
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

/** A court's name before other words: 北互法院打官司; no 高院校. */
const NAME_AND_MORE = /^(.+?(?:法院|(?<!法)[中高]院(?![校士])))./;

/**
 * Hospitals, schools, prosecutors' offices and the like stand in the same places. So do military courts, which
 * the catalogue does not have: 上海军事法院 is not 上海海事法院 misspelt.
 */
const OTHER_HOUSE =
  /军事(?:法|院)|军事$|(?:医|学|影|剧|戏|科|书|画|寺|老|利|察|究|修|美容|电影|国务|参议|众议)院$/;

const idsOf = (read: CourtResolution): number[] =>
  read.kind === "unknown" ? [] : read.kind === "found" ? [read.id] : read.ids;

/** What was typed without what says nothing, in the signs that names are written in. */
const bareName = (asked: string): string =>
  withoutSpaces(toNfkc(asked))
    // 园区法院（苏州）: the place may follow in brackets.
    .replace(/^(.+)\((\p{Script=Han}{2,8})\)$/u, "$2$1")
    .replace(/高院(?=.+分院$)/, "")
    .replace(/[^\p{Script=Han}〇\d]/gu, "")
    .replace(/\d/g, (digit) => "〇一二三四五六七八九"[Number(digit)]!)
    .replace(AROUND, "")
    // Whoever goes to court in 海淀 may call it 法庭; a specialised tribunal is something else.
    .replace(/^(?!最高)(.*(?<!知识产权|知产|金融|商事|破产|巡回|环境|资源|互联网|海事))法庭$/, "$1法院");

/** The courts that a short form may mean, in the order of the tree. */
function readShortForm(asked: string, courts: CourtIndex): NamedCourt[] {
  const text = bareName(asked);
  if (text.length < 2 || text.length > LONGEST) return [];
  if (OTHER_HOUSE.test(text)) return [];
  const said = sayCourt(text);
  if (SUPREME.test(said) || CIRCUIT.test(said)) return supreme(courts);
  const short = shortCourtNames(courts);
  const isBare = !said.endsWith("院");
  const kinds = isBare ? ["院", "中院", "高院"] : [""];
  const meant = withoutNicknames(text, courts.facts.nicknames).map(sayCourt);
  // 苏州工业园区 is the court of that name before it is any court in 苏州: endings come off one by one.
  for (let depth = 0; depth < DEEPEST; depth++) {
    const found = new Map<number, NamedCourt>();
    const collect = (name: string) => {
      for (const kind of kinds)
        for (const one of lookUp(name + kind, depth, isBare, short, courts)) found.set(one.ordinal, one);
    };
    collect(said);
    // 宁中院 means 南京 as well as 宁波; whoever types only 长安 means the district of that name.
    if (!isBare || found.size === 0) for (const name of meant) collect(name);
    if (found.size > 0) return [...found.values()].sort((a, b) => a.ordinal - b.ordinal);
  }
  const begun = beginning(said, short);
  return begun.length > 0 ? begun : meant.flatMap((name) => beginning(name, short));
}

/** The text with a nickname replaced by its place, once for each place that has it: 春城 gives two. */
function withoutNicknames(text: string, nicknames: CourtFacts["nicknames"]): string[] {
  return nicknames
    .filter(({ name }) => text.startsWith(name))
    .map(({ name, place }) => place + text.slice(name.length));
}

function supreme(courts: CourtIndex): NamedCourt[] {
  const ordinal = courts.ordered.findIndex(({ level }) => level === 0);
  return ordinal < 0 ? [] : [{ ordinal, until: 0 }];
}

/**
 * Courts by a name as said without its last `depth` endings, preceded by a province, a city, both or neither.
 */
function lookUp(
  said: string,
  depth: number,
  isBare: boolean,
  short: ShortCourtNames,
  courts: CourtIndex,
): NamedCourt[] {
  const { cores, provinces, cities: prefectures, names } = short;
  const found: NamedCourt[] = [];
  const collect = (core: string, fits: (named: NamedCourt) => boolean) => {
    const form = shortForms(core, DIVISION)[depth];
    if (form !== undefined) found.push(...(cores.get(form) ?? []).filter(fits));
  };
  for (const [within, rest] of placesBefore(said, provinces)) {
    const inProvince = ({ ordinal }: NamedCourt) =>
      within === null || within.includes(ordinal) || within.includes(names.provinceOf[ordinal]!);
    if (within !== null && rest === "高院") found.push(...highCourts(within, said, courts));
    else if (within !== null && rest === "中院" && !isBare)
      found.push(...intermediates(within, courts, names.provinceOf));
    else if (within !== null || rest !== "高院") collect(rest, inProvince);
    for (const [cities, core] of placesBefore(rest, prefectures)) {
      if (cities === null) continue;
      collect(
        core,
        (named) => inProvince(named) && names.citiesOf[named.ordinal]!.some((city) => cities.includes(city)),
      );
    }
  }
  // A typed name means today's court of that name rather than one that had it long ago.
  return found.some(({ until }) => until === 0)
    ? found.filter(({ until }) => until < 2 || until >= RECENT)
    : found;
}

/** 新疆高院 is the high court itself, not its corps branch, which shares the province. */
function highCourts(within: number[], said: string, courts: CourtIndex): NamedCourt[] {
  const own = within.filter(
    (ordinal) => courts.ordered[ordinal]!.label.includes("兵团") === said.includes("兵团"),
  );
  return own.map((ordinal) => ({ ordinal, until: 0 }));
}

/** 北京中院: the numbered ones, else all of the province. */
function intermediates(within: number[], courts: CourtIndex, provinceOf: number[]): NamedCourt[] {
  const all = courts.ordered.flatMap(({ level, label }, ordinal) =>
    level === 2 && within.includes(provinceOf[ordinal]!) ? [{ ordinal, label }] : [],
  );
  const numbered = all.filter(({ label }) => /第.中级/.test(label));
  return (numbered.length > 0 ? numbered : all).map(({ ordinal }) => ({ ordinal, until: 0 }));
}

/** Courts whose short name begins like the text; at most a screenful. */
function beginning(said: string, { cores }: ShortCourtNames): NamedCourt[] {
  const stem = said.replace(/[中高]?院$/, "");
  if (stem.length < 2) return [];
  const found: NamedCourt[] = [];
  for (const [core, named] of cores) if (core.startsWith(stem)) found.push(...named);
  return found.filter(({ until }) => until === 0);
}
