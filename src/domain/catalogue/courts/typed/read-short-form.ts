import type { NamedCourt } from "../names/court-names.ts";
import type { CourtFacts, CourtIndex } from "../names/courts.ts";
import { RECENT } from "../names/former-name.ts";
import {
  placesBefore,
  type ShortCourtNames,
  sayCourt,
  shortCourtNames,
  shortForms,
} from "../names/short-court-names.ts";

/**
 * An ending that may be dropped from the typed text. Zones (新区, 开发区) are excluded, because a zone never means
 * the county of that name. An ending after 市, 州 or 盟 is excluded too, because 运城市县法院 is not the court of 运城市.
 */
const DIVISION = /(?<![市州盟])[市县区旗盟州]$/;
/** Number of times that a text is looked up: as typed, and without its ending. */
const DEPTHS = 2;
const SUPREME = /^(?:中华人民共和国|中国|国家)?(?:最高|最高法|最高院|最高级院|全国最高院)(?:.{2,8}法?庭)?$/;
/** The circuit courts, by number or seat. They belong to the supreme court. */
const CIRCUIT =
  /^(?:最高(?:法院?|院)?)?(?:深圳|沈阳|南京|郑州|重庆|西安)?的?(?:第?[一二三四五六]巡|巡回)(?:回?(?:法?庭|院)?)$/;

/** The courts that a text may mean. `isBegun`: the text is only the beginning of their names. */
export interface ShortReading {
  named: NamedCourt[];
  isBegun: boolean;
}

/**
 * The courts that a short form may mean. Empty if no naming rule matches. `text` must consist of Chinese
 * characters, with numbers as words, and have no other words around the name.
 */
export function readShortForm(text: string, courts: CourtIndex): ShortReading {
  const said = sayCourt(text);
  if (SUPREME.test(said) || CIRCUIT.test(said)) return { named: supreme(courts), isBegun: false };
  const short = shortCourtNames(courts);
  const isBare = !said.endsWith("院");
  const kinds = isBare ? ["院", "中院", "高院"] : [""];
  const meant = withoutNicknames(text, courts.facts.nicknames).map(sayCourt);
  const ofCity = isBare ? [] : intermediateOfCity(said, short);
  // The ending is dropped only if the text with it matches nothing, so that 苏州工业园区 is the court of that name
  // and not any court in 苏州.
  for (let depth = 0; depth < DEPTHS; depth++) {
    const found = new Map<number, NamedCourt>();
    const collect = (name: string) => {
      for (const kind of kinds)
        for (const one of lookUp(name + kind, depth, isBare, short, courts)) found.set(one.ordinal, one);
    };
    collect(said);
    // With a word for court, a nickname counts besides the name itself: 宁中院 means 南京 as well as 宁波. Without
    // one it counts only if nothing else matches: 长安 means the district of that name.
    if (!isBare || found.size === 0) for (const name of meant) collect(name);
    if (found.size > 0) {
      for (const one of ofCity) found.set(one.ordinal, one);
      return { named: [...found.values()].sort(byAge), isBegun: false };
    }
  }
  const begun = beginCourts(said, short);
  const named = begun.length > 0 ? begun : meant.flatMap((name) => beginCourts(name, short));
  return { named: [...ofCity, ...named], isBegun: named.length > 0 };
}

/** Sorts courts that have the name today before former ones, and each group in tree order. */
const byAge = (a: NamedCourt, b: NamedCourt) => ageOf(a) - ageOf(b) || a.ordinal - b.ordinal;
const ageOf = ({ until }: NamedCourt) => (until < 2 ? 0 : until >= RECENT ? 1 : 2);

/** The intermediate court of a city. 朝阳法院 may mean it, besides the courts of districts and counties. */
function intermediateOfCity(said: string, { cores, provinces, names }: ShortCourtNames): NamedCourt[] {
  const found: NamedCourt[] = [];
  for (const [within, rest] of placesBefore(said, provinces)) {
    const stem = /^(.{2,})(?<![一二三四五六中高分])院$/.exec(rest)?.[1];
    if (stem === undefined) continue;
    found.push(...(cores.get(`${stem}中院`) ?? []).filter((one) => isInProvince(one, within, names)));
  }
  return found.filter(({ until }) => until === 0);
}

/**
 * Whether a court is in one of the provinces. `within` gives them by their high courts; null means any
 * province.
 */
const isInProvince = ({ ordinal }: NamedCourt, within: number[] | null, names: ShortCourtNames["names"]) =>
  within === null || within.includes(ordinal) || within.includes(names.provinceOf[ordinal]!);

/**
 * The text with its nickname replaced by the place, once for each place with that nickname (春城 has two). The
 * beginning of the place may precede the nickname: 青岛西海岸新区.
 */
function withoutNicknames(text: string, nicknames: CourtFacts["nicknames"]): string[] {
  return nicknames.flatMap(({ name, place }) => {
    const at = text.indexOf(name);
    return at >= 0 && place.startsWith(text.slice(0, at)) ? [place + text.slice(at + name.length)] : [];
  });
}

function supreme(courts: CourtIndex): NamedCourt[] {
  const ordinal = courts.ordered.findIndex(({ level }) => level === 0);
  return ordinal < 0 ? [] : [{ ordinal, until: 0 }];
}

/**
 * The courts with a colloquial name, from which the last `depth` endings are removed. A province, a city or
 * both may precede the name.
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
    const inProvince = (named: NamedCourt) => isInProvince(named, within, names);
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
  // If exactly one court has the name today, a former name counts only if it ended recently or in an unknown
  // year.
  return found.filter(({ until }) => until === 0).length === 1
    ? found.filter(({ until }) => until < 2 || until >= RECENT)
    : found;
}

/**
 * The high courts of the provinces. 新疆高院 means the province's own high court and not the production corps'
 * branch.
 */
function highCourts(within: number[], said: string, courts: CourtIndex): NamedCourt[] {
  const own = within.filter(
    (ordinal) => courts.ordered[ordinal]!.label.includes("兵团") === said.includes("兵团"),
  );
  return own.map((ordinal) => ({ ordinal, until: 0 }));
}

/**
 * The courts that 北京中院 may mean: the numbered intermediate courts of the province if it has any, else all its
 * intermediate courts.
 */
function intermediates(within: number[], courts: CourtIndex, provinceOf: number[]): NamedCourt[] {
  const all = courts.ordered.flatMap(({ level, label }, ordinal) =>
    level === 2 && within.includes(provinceOf[ordinal]!) ? [{ ordinal, label }] : [],
  );
  const numbered = all.filter(({ label }) => /第.中级/.test(label));
  return (numbered.length > 0 ? numbered : all).map(({ ordinal }) => ({ ordinal, until: 0 }));
}

/** The present courts whose short name begins with the text. */
export function beginCourts(said: string, { cores }: ShortCourtNames): NamedCourt[] {
  const stem = said.replace(/[中高]?院$/, "");
  if (stem.length < 2) return [];
  const found: NamedCourt[] = [];
  for (const [core, named] of cores) if (core.startsWith(stem)) found.push(...named);
  return found.filter(({ until }) => until === 0);
}
