import type { CourtNode } from "#domain/catalogue/node.ts";
import words from "../../sources/courts/english-words.json" with { type: "json" };
import peoples from "../../sources/courts/peoples.json" with { type: "json" };
import { romanisePlace } from "./romanise-place.ts";

/** What is needed to make the English names of courts. */
export interface EnglishPlaces {
  /** Maps the key of a province, as in `map` of a court, to the English name. */
  provinces: Map<string, string>;
  /** Maps a prefecture or city to its English name, if that is not the plain pinyin. */
  cities: Map<string, string>;
  /** Maps a place that a pinyin dictionary reads wrongly to its syllables. */
  readings: Map<string, string[]>;
}

const CORPS_ENGLISH = "Xinjiang Production and Construction Corps";

/**
 * Endings of the names of courts with their English; longer endings precede shorter ones. $1 stands for the
 * number of the court, if it has one.
 */
const KINDS = Object.entries(words.courts).map(([ending, kind]) => [new RegExp(`${ending}$`), kind] as const);
/** Endings of the names of zones with their English; longer endings precede shorter ones. */
const ZONES = Object.entries(words.zones);
/** Endings of the names of county-level divisions and similar places with their English. */
const DIVISIONS = Object.entries(words.divisions);

/**
 * Matches peoples whose places have names in their own language. Pinyin of the Chinese characters would
 * misspell these names.
 */
const OWN_SPELLING = /藏族|蒙古|维吾尔|哈萨克|柯尔克孜|塔吉克|锡伯|达斡尔|鄂伦春|鄂温克/u;
const OWN_SPELLING_PROVINCES = new Set(["nei_meng_gu", "xi_zang", "xin_jiang"]);
const MUNICIPALITIES = new Set(["bei_jing", "tian_jin", "shang_hai", "chong_qing"]);

/** The English names of peoples, as in the names of autonomous counties and districts. */
const PEOPLES: Readonly<Record<string, string>> = peoples;
const ANY_PEOPLE = Object.keys(PEOPLES)
  .sort((a, b) => b.length - a.length)
  .join("|");
const PEOPLE = new RegExp(ANY_PEOPLE, "gu");
const OF_PEOPLES = new RegExp(`^(?<name>.+?)(?<peoples>(?:${ANY_PEOPLE})+)(?:(?<county>自治县)|区)$`, "u");
/** Matches words that make the name of a zone a description instead of the name of a place. */
const DESCRIBED = /合作|示范|[试实]验|管理|风景|保税|物流|旅游|工业|经济|产业|高新|自贸|空港|度假|新城$/u;
/** A name with more characters is also a description. */
const MAX_NAME_CHARS = 4;

/** The English name of a prefecture or city: Hohhot for 呼和浩特市, Honghe for 红河哈尼族彝族自治州. */
export function cityInEnglish(name: string, places: EnglishPlaces): string {
  const stem = name.replace(/(?:市|地区|盟|林区|自治州|县)$/u, "").replace(PEOPLE, "");
  return places.cities.get(name) ?? romanisePlace(stem, places.readings);
}

/** The Chinese name of the province of a high court. */
export const provinceOfCourt = (highCourt: CourtNode): string =>
  highCourt.label.replace(/高级人民法院.*$/u, "");

/**
 * The English text beside the name of a court. It says what the court is, and where: "Haidian District
 * People's Court, Beijing". If the name of the place is not Chinese by origin, the place above it is named
 * instead: "Basic People's Court in Hohhot, Inner Mongolia". The text is derived from the name by rules; ""
 * if no rule fits. `above` has the courts above this one, the high court first.
 */
export function courtInEnglish(court: CourtNode, above: CourtNode[], places: EnglishPlaces): string {
  if (court.level === 0) return "Supreme People's Court";
  const highCourt = above[0] ?? court;
  const province = places.provinces.get(highCourt.area) ?? "";
  const city = court.area && !MUNICIPALITIES.has(court.map) ? cityInEnglish(court.area, places) : "";
  if (highCourt.label.includes("兵团")) return corpsCourt(court, above);
  if (court.label.endsWith("分院")) return `Branch of the ${province} High People's Court in ${city}`;
  const [place, kind] = partKind(court.label);
  if (kind === "") return "";
  const rest = place.replace(new RegExp(`^${provinceOfCourt(highCourt)}`, "u"), "");
  const around = join([city, province]);
  if (city !== "" && rest.length > 1 && court.area.startsWith(rest))
    return join([`${city} ${kind}`, province]);
  if (provinceOfCourt(highCourt).startsWith(rest)) return `${province} ${kind}`;
  const own = city !== "" && rest.startsWith(court.area) ? rest.slice(court.area.length) : rest;
  const name = readable(own, court)
    ? divisionInEnglish(own, [court.area, provinceOfCourt(highCourt)], places)
    : "";
  if (name !== "") return join([`${name} ${kind}`, around]);
  return `${court.level === 3 && kind === "People's Court" ? "Basic " : ""}${kind} in ${around}`;
}

const listed = (words: (string | undefined)[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const join = (names: string[]) => names.filter((name, at) => name && names.indexOf(name) === at).join(", ");

/**
 * Splits the name of a court into the place and the kind of court. The kind is in English; "" if it is
 * unknown.
 */
function partKind(label: string): [place: string, kind: string] {
  for (const [ending, kind] of KINDS) {
    const found = ending.exec(label);
    if (found) return [label.slice(0, found.index), kind.replace("$1", String(readNumber(found[1] ?? "")))];
  }
  return [label, ""];
}

/** Reads a number from 1 to 19 in Chinese numerals. */
const readNumber = (numeral: string): number =>
  numeral.startsWith("十")
    ? 10 + readNumber(numeral.slice(1))
    : "一二三四五六七八九".indexOf(numeral || "零") + 1;

function corpsCourt(court: CourtNode, above: CourtNode[]): string {
  if (court.level === 1) return `Branch of the Xinjiang High People's Court in the ${CORPS_ENGLISH}`;
  const number = /第([一二三四五六七八九十]+)师/u.exec((above[1] ?? court).label)?.[1] ?? "";
  const level = court.level === 2 ? "Intermediate" : "Basic";
  const division = number === "" ? "" : ` of Division ${readNumber(number)},`;
  return `${level} People's Court${division} ${CORPS_ENGLISH}`;
}

/** Whether pinyin spells the name of a place, because the name is Chinese by origin. */
const readable = (own: string, { map, area }: CourtNode): boolean =>
  !OWN_SPELLING_PROVINCES.has(map) && !OWN_SPELLING.test(area + own);

/**
 * The English name of a county-level division or a zone. It is "" if the name is a description, or if the
 * name of a zone begins like a place in `around` (the city or the province).
 */
function divisionInEnglish(own: string, around: string[], { readings }: EnglishPlaces): string {
  const { name, peoples, county } = OF_PEOPLES.exec(own)?.groups ?? {};
  if (name && peoples) {
    const named = (peoples.match(PEOPLE) ?? []).map((people) => PEOPLES[people]);
    return `${romanisePlace(name, readings)} ${listed(named)} ${county ? "Autonomous County" : "District"}`;
  }
  const zone = ZONES.find(([text]) => own.endsWith(text));
  const [ending, type] = zone ?? DIVISIONS.find(([text]) => own.endsWith(text)) ?? ["", ""];
  const stem = own.slice(0, own.length - ending.length);
  if (stem === "") return type;
  const glued =
    zone && stem.length > 2 && around.some((place) => place && stem.startsWith(place.slice(0, 2)));
  if (stem.length > MAX_NAME_CHARS || glued || DESCRIBED.test(stem)) return "";
  // A name with a single character is spelt together with its kind: 忠县 is Zhongxian County.
  const spelt = romanisePlace(stem.length === 1 ? own : stem, readings);
  return type === "" ? spelt : `${spelt} ${type}`;
}
