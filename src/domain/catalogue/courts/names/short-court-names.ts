import { oncePer } from "../../../once-per.ts";
import { type CourtNames, courtNames, type NamedCourt } from "./court-names.ts";
import type { CourtIndex } from "./courts.ts";
import { cityForms } from "./place-names.ts";

/** Short forms of court names, built once per index from the printed names. */
export interface ShortCourtNames {
  /**
   * Maps a name without province, city and omitted words, ending in 院, 中院 or 高院, to the courts it may mean.
   */
  cores: Map<string, NamedCourt[]>;
  /**
   * Maps a province as it may precede a court's name (printed forms; the character of case numbers, 粤) to its
   * high courts.
   */
  provinces: Map<string, number[]>;
  /**
   * Maps a prefecture as it may precede a court's name to its names today; a long name also by its first
   * character (呼市).
   */
  cities: Map<string, string[]>;
  names: CourtNames;
}

/** The short names of an index, built on first call. */
export const shortCourtNames = oncePer(shorten);

/** Words for kinds of courts, each with its colloquial form. */
const SAID: [RegExp, string][] = [
  [/人民/g, ""],
  [/网(?:络|上)(?=法?院$)/, "互联网"],
  [/基层法院/, "法院"],
  [/中级?法院$|中法$|中级$/, "中院"],
  [/高级?法院$|高法$|高级$/, "高院"],
  [/法院$/, "院"],
  [/知识产权/, "知产"],
  [/铁路运输/, "铁路"],
  [/铁路局/, "铁路"],
  [/自由贸易港/, "自贸港"],
  [/自由贸易(?:试验)?区?|自贸试验区|自贸区/, "自贸"],
  [/(?:生产)?建设兵团/, "兵团"],
  [/市(?=铁路|铁运|海事|知产|金融|互联网)/, ""],
  [/铁运/, "铁路"],
  [/高新技术产业(?:开发|园)?区?|高新技术(?:开发|产业)?区?|高技术产业开发区|高新开发区|高新区|高开区/, "高新"],
  [/(?:城乡)?一体化示范区/, "示范区"],
  [/工业园区/, "园区"],
  [/新技术(?:产业)?开发区/, "高新"],
  [/经济技术开发区|经济开发区|经济技术开发|经济开发|经开区|技术开发区/, "经开"],
  [/第?([一二三四五六])(?=(?:中|高)?院$)/, "$1"],
  [/^农([一二三四五六七八九十]+)师/, "$1师"],
  [/第([一二三四五六七八九十]+)师/, "$1师"],
];

const ENDING = /^(?<stem>.+?)(?<kind>[一二三四五六]?[中高]?院)$/u;
/** Endings that people omit from a place: 海淀 for 海淀区, 浦东 for 浦东新区, 前海 for 前海合作区. */
const PLACE_ENDING =
  /(?:自治[县旗州]|特别合作区|深度合作区|合作区|片区|新区|矿区|林区|垦区|管理区|风景区|实验区|试验区|示范区|工业园区|园区|开发区|地区|[市县区旗盟]|(?<![市盟].)州)$/;

/** A name in colloquial words: 苏州市中级人民法院 and 苏州市中院 become 苏州市中院. */
export const sayCourt = (name: string): string =>
  SAID.reduce((said, [long, short]) => said.replace(long, short), name);

/**
 * The colloquial name, and the name with the endings of its place removed one by one, as long as two
 * characters are left.
 */
export function shortForms(name: string, ending = PLACE_ENDING): string[] {
  const said = sayCourt(name);
  const { stem = said, kind = "" } = ENDING.exec(said)?.groups ?? {};
  const forms = [said];
  if (/..区$/.test(stem)) forms.push(stem.slice(0, -1) + kind);
  for (let left = stem; ; ) {
    const next = left.replace(ending, "");
    if (next === left || next.length < 2) break;
    forms.push(next + kind);
    left = next;
  }
  return [...new Set(forms)];
}

/**
 * Abbreviations of special courts by first characters and by the character of a province: 广铁中院 for 广州铁路中院, 北互
 * for 北京互联网法院, 广海法院 for 广州海事法院, 沪铁法院 for 上海铁路法院.
 */
function firstCharacters(form: string, signOf: (place: string) => string | undefined): string[] {
  const [, place, matter, rest] = /^(.{2,5})(铁路|互联网|知产|金融|海事)(.*)$/.exec(form) ?? [];
  if (!place || !matter) return [];
  const places = [place.charAt(0), place, signOf(place)].filter((one) => one !== undefined);
  return places.flatMap((one) => [one + matter[0] + rest, one + matter + rest]);
}

function shorten(courts: CourtIndex): ShortCourtNames {
  const names = courtNames(courts);
  const cores: ShortCourtNames["cores"] = new Map();
  const cities = new Map(names.cities);
  const add = (form: string, named: NamedCourt) => {
    const known = cores.get(form) ?? [];
    if (!known.some(({ ordinal }) => ordinal === named.ordinal)) cores.set(form, [...known, named]);
  };
  for (const [core, courtsNamed] of names.cores) {
    for (const form of shortForms(core)) {
      for (const named of courtsNamed) add(form, named);
    }
  }
  // 上海法院 is not a maritime court, and 南海法院 is that of a district: place names take precedence over
  // abbreviations.
  const isPlace = (form: string) => {
    const stem = form.replace(/[中高]?院$/, "");
    return cores.has(form) || names.provinces.has(stem) || cities.has(stem);
  };
  const signOf = (place: string) => {
    const [high] = names.provinces.get(place) ?? [];
    const label = high === undefined ? undefined : courts.ordered[high]?.label;
    return label && courts.facts.codes[label]?.find((code) => code.length === 1);
  };
  const special = [...cores].flatMap(([form, courtsNamed]) =>
    firstCharacters(form, signOf)
      .filter((short) => !isPlace(short))
      .map((short) => [short, courtsNamed] as const),
  );
  for (const [short, courtsNamed] of special) for (const named of courtsNamed) add(short, named);
  courts.ordered.forEach(({ label, level }, ordinal) => {
    // A long place name may be abbreviated to its first character: 呼市中院, 锡盟中院.
    for (const city of level === 2 ? (names.citiesOf[ordinal] ?? []) : []) {
      if (!label.endsWith(`${city}中级人民法院`)) continue;
      // 文山地区 is the name of 文山州 before it became an autonomous prefecture.
      for (const stem of city.endsWith("自治州") ? [cityForms(city).at(-1)!] : [])
        add(`${stem}地区中院`, { ordinal, until: 0 });
      // 深中院. Before a district, the first character keeps the kind of place: 乌市沙区.
      add(`${city[0]}中院`, { ordinal, until: 0 });
      if (city.length > 3) {
        add(`${city[0]}${city.at(-1)}中院`, { ordinal, until: 0 });
        const nickname = city.charAt(0) + city.at(-1);
        cities.set(nickname, [...(cities.get(nickname) ?? []), city]);
      }
    }
    // The name of a branch of a high court has the place after the word for court.
    const place = /高级人民法院(.+)分院$/.exec(label)?.[1];
    if (place === undefined) return;
    for (const form of cityForms(sayCourt(place))) {
      for (const kind of ["分院", "院", "高院"]) {
        if (kind === "分院" || form === "兵团") add(form + kind, { ordinal, until: 0 });
      }
    }
  });
  for (const [core, named] of [...cores]) {
    // 管城区 for 管城回族区.
    const plain = core.replace(/(?:回|满|蒙古|达斡尔)族(?=区院$)/, "");
    if (plain !== core) for (const form of shortForms(plain)) for (const one of named) add(form, one);
    const withoutPort = core.replace(/(?<=..)自贸港/, "");
    if (withoutPort !== core) for (const one of named) add(withoutPort, one);
    // Any kind of zone is colloquially a 开发区.
    const zone = core.replace(/(?:高新|经开)(?=院$)/, "开发区");
    if (zone !== core) for (const one of named) add(zone, one);
  }
  const provinces = new Map(names.provinces);
  for (const [form, ordinals] of names.provinces) {
    if (form.length === 3 && !/[省市]$/.test(form)) provinces.set(form.slice(0, 2), ordinals);
  }
  courts.ordered.forEach(({ label, level }, ordinal) => {
    const sign = level === 1 ? courts.facts.codes[label]?.find((code) => code.length === 1) : undefined;
    if (!sign) return;
    provinces.set(sign, [...(provinces.get(sign) ?? []), ordinal]);
    // 川省高院.
    provinces.set(`${sign}省`, [ordinal]);
  });
  return { cores, provinces, cities, names };
}

/**
 * Yields the whole text with null; then, for each place that the text begins with, the map's value for the
 * place and the rest of the text.
 */
export function* placesBefore<T>(text: string, places: Map<string, T>): Generator<[T | null, string]> {
  yield [null, text];
  for (let length = 1; length < text.length; length++) {
    const place = places.get(text.slice(0, length));
    if (place !== undefined) yield [place, text.slice(length)];
  }
}
