import { oncePer } from "../../../once-per.ts";
import { type CourtNames, courtNames, type NamedCourt } from "./court-names.ts";
import type { CourtIndex } from "./courts.ts";
import { cityForms } from "./place-names.ts";

/** Tables of the short forms of court names, built once per catalogue from the printed names. */
export interface ShortCourtNames {
  /**
   * For a name without province, city and the words that people omit: the courts that it may mean. It ends in
   * 院, 中院 or 高院.
   */
  cores: Map<string, NamedCourt[]>;
  /**
   * For each form in which a province may precede a court's name: its high courts. The forms are the printed
   * ones and the character in case numbers (粤).
   */
  provinces: Map<string, number[]>;
  /**
   * For each form in which a prefecture may precede a court's name: the prefecture's names today. A long name
   * also has a form of its first and last character (呼市).
   */
  cities: Map<string, string[]>;
  names: CourtNames;
}

/** The short names of a catalogue, built on the first call. */
export const shortCourtNames = oncePer(shorten);

/** Words in court names, each with what people say instead. */
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

/** The name in colloquial words: 苏州市中院 for both 苏州市中级人民法院 and 苏州市中院. */
export const sayCourt = (name: string): string =>
  SAID.reduce((said, [long, short]) => said.replace(long, short), name);

/**
 * The colloquial forms of a name: in full, and after each removal of an ending from the place, as long as two
 * characters of it are left.
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
 * Abbreviations of a special court by the first characters of its place and kind, or by the character of its
 * province: 广铁中院 for 广州铁路中院, 北互 for 北京互联网法院, 广海法院 for 广州海事法院, 沪铁法院 for 上海铁路法院.
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
  // Names of places take precedence over abbreviations: 上海法院 is not a maritime court, and 南海法院 is a
  // district's.
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
    // The first character may stand for a long place name: 呼市中院, 锡盟中院.
    for (const city of level === 2 ? (names.citiesOf[ordinal] ?? []) : []) {
      if (!label.endsWith(`${city}中级人民法院`)) continue;
      // An autonomous prefecture was often a 地区 earlier: 文山地区 became 文山州.
      for (const stem of city.endsWith("自治州") ? [cityForms(city).at(-1)!] : [])
        add(`${stem}地区中院`, { ordinal, until: 0 });
      // The first character may stand for the city: 深中院. In a long name, the word for the kind of place
      // follows that character: 乌市 in 乌市沙区.
      add(`${city[0]}中院`, { ordinal, until: 0 });
      if (city.length > 3) {
        add(`${city[0]}${city.at(-1)}中院`, { ordinal, until: 0 });
        const nickname = city.charAt(0) + city.at(-1);
        cities.set(nickname, [...(cities.get(nickname) ?? []), city]);
      }
    }
    // A branch of a high court is named after its place, which follows the word for court.
    const place = /高级人民法院(.+)分院$/.exec(label)?.[1];
    if (place === undefined) return;
    for (const form of cityForms(sayCourt(place))) {
      for (const kind of ["分院", "院", "高院"]) {
        if (kind === "分院" || form === "兵团") add(form + kind, { ordinal, until: 0 });
      }
    }
  });
  for (const [core, named] of [...cores]) {
    // The ethnic group may be left out: 管城区 for 管城回族区.
    const plain = core.replace(/(?:回|满|蒙古|达斡尔)族(?=区院$)/, "");
    if (plain !== core) for (const form of shortForms(plain)) for (const one of named) add(form, one);
    const withoutPort = core.replace(/(?<=..)自贸港/, "");
    if (withoutPort !== core) for (const one of named) add(withoutPort, one);
    // People call any kind of zone a 开发区.
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
    // The character of the province with 省: 川省高院.
    provinces.set(`${sign}省`, [ordinal]);
  });
  return { cores, provinces, cities, names };
}

/**
 * First yields the whole text with null. Then, for each place in `places` with which the text begins, yields
 * the place's value and the rest of the text.
 */
export function* placesBefore<T>(text: string, places: Map<string, T>): Generator<[T | null, string]> {
  yield [null, text];
  for (let length = 1; length < text.length; length++) {
    const place = places.get(text.slice(0, length));
    if (place !== undefined) yield [place, text.slice(length)];
  }
}
