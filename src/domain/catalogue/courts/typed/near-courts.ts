import { oncePer } from "../../../once-per.ts";
import { type SoundsAlike, soundsAlike } from "../../../text/sounds-alike.ts";
import { readCourtKey } from "../names/court-key.ts";
import type { NamedCourt } from "../names/court-names.ts";
import type { CourtIndex } from "../names/courts.ts";
import { RECENT } from "../names/former-name.ts";
import { placesBefore, type ShortCourtNames, sayCourt, shortCourtNames } from "../names/short-court-names.ts";

/**
 * Maximum number of courts whose names differ from the typed text by one character. More are no useful
 * choice.
 */
const MAX_NEAR = 20;
/**
 * Minimum number of characters of a place name in which any one character may be wrong. In a shorter place
 * name, the wrong character must sound like the right one.
 */
const KNOWN_BY_REST = 3;
/** Minimum number of characters of a typed place without a word for court. */
const BARE = 4;

const KIND = /[一二三四五六]?(?:[中高]级?)?院$/;

/** For a catalogue, a test whether two characters have the same pronunciation, ignoring tone. */
export const soundsOfCourts = oncePer(({ facts }: CourtIndex) => soundsAlike(facts.soundAlikes));

/**
 * The typed text with one wrong character of 法院, 人民法院 or 中院 corrected: 越秀法苑, 金牛区人民法远, 海淀区人名法院. For 法院 and 院,
 * the wrong character must sound like the right one, because 海淀法律 and 海淀医院 are other things.
 */
export function mendKind(typed: string, courts: CourtIndex): string[] {
  const alike = soundsOfCourts(courts);
  const mended = (pattern: RegExp, to: string, fits: (wrong: string) => boolean = () => true) => {
    const [whole, stem, wrong] = pattern.exec(typed) ?? [];
    return whole !== undefined && stem !== to && fits(wrong ?? "") ? [stem + to] : [];
  };
  return [
    ...mended(/^(.*人民)法$/, "法院"),
    ...mended(/^(.*人民)法([^院庭])$/, "法院"),
    ...mended(/^(.*人民)([^法医])院$/, "法院"),
    // 法援 is excluded, because it means legal aid. 完 is accepted, because input methods by sound offer it
    // beside 院.
    ...mended(/^(.+)法([^院援])$/, "法院", (wrong) => alike(wrong, "院") || alike(wrong, "完")),
    ...mended(/^(.{2,})([^法中高])院$/, "法院", (wrong) => alike(wrong, "法")),
    ...mended(/^(.{2,}[中高])([^院级])$/, "院", (wrong) => alike(wrong, "院")),
    ...mended(/^(.+?)(?:人[^民]|[^人]民)法院$/, "人民法院"),
    ...mended(/^(.+[中高])([^级])(?:人民)?法院$/, "级人民法院", (wrong) => alike(wrong, "级")),
  ];
}

/**
 * Ids of the courts whose name differs from the typed text by one character: 亳洲中院, 肖山法院, 苏洲吴中法院, 上海智识产权法院.
 * The name may be present or recent, official or colloquial, and with or without city and province.
 */
export function findNearCourts(typed: string, courts: CourtIndex): number[] {
  const short = shortCourtNames(courts);
  const alike = soundsOfCourts(courts);
  const near = { sound: new Set<number>(), rest: new Set<number>(), length: new Set<number>() };
  const collect = (
    by: keyof typeof near | null,
    named: NamedCourt[],
    fits: (one: NamedCourt) => boolean = () => true,
  ) => {
    if (by === null) return;
    for (const one of named)
      if ((one.until === 0 || (by === "sound" && one.until >= RECENT)) && fits(one))
        near[by].add(courts.ordered[one.ordinal]!.value);
  };
  const said = sayCourt(typed);
  const isBare = !said.endsWith("院");
  if (isBare && said.length < BARE) return [];
  const names = isBare ? [`${said}院`, `${said}中院`] : [said];
  for (const name of names) {
    for (const [places, rest] of citiesBefore(name, short)) {
      const fits = places === null ? undefined : withinPlaces(places, short);
      const isKnownByRest = (stem: number) =>
        !isBare && (stem >= KNOWN_BY_REST || (places !== null && stem > 1));
      for (const [core, named] of ofLength(short.cores, rest.length))
        collect(nearBy(rest, core, isKnownByRest, alike), named, fits);
      if (isBare) continue;
      for (const [core, named] of ofLength(short.cores, rest.length + 1))
        if (lacksOne(rest, core) && isKnownByRest(core.replace(KIND, "").length))
          collect("length", named, fits);
      for (const [core, named] of ofLength(short.cores, rest.length - 1))
        if (lacksOne(core, rest) && isKnownByRest(core.replace(KIND, "").length))
          collect("length", named, fits);
    }
    for (const [by, places, rest] of nearCitiesBefore(name, short, alike))
      collect(by, short.cores.get(rest) ?? [], withinPlaces(places, short));
  }
  const key = readCourtKey(typed);
  if (key !== null)
    for (const [core, named] of ofLength(short.names.cores, key.length))
      collect(
        nearBy(key, core, (stem) => stem > KNOWN_BY_REST, alike),
        named,
      );
  // If too many courts match, the weaker kinds of matches are dropped: 瞿州中院 means 衢州中院 and not one of forty
  // other 州 that also differ by one character.
  const both = new Set([...near.sound, ...near.rest]);
  const found = [new Set([...both, ...near.length]), both, near.sound].find(({ size }) => size <= MAX_NEAR);
  return [...(found ?? [])];
}

/** The names with their courts, grouped by number of characters. */
const byLength = oncePer((cores: Map<string, NamedCourt[]>) => Map.groupBy(cores, ([core]) => core.length));

const ofLength = (cores: Map<string, NamedCourt[]>, length: number) => byLength(cores).get(length) ?? [];

/** Whether the shorter text is the longer one with one character removed. */
function lacksOne(shorter: string, longer: string): boolean {
  let at = 0;
  while (shorter[at] === longer[at]) at++;
  return shorter.slice(at) === longer.slice(at + 1);
}

/**
 * How the typed text differs from a name of the same length. "sound": one character before the word for court
 * is wrong but sounds like the right one, or two neighbours are swapped. "rest": one such character is wrong,
 * and the others identify the name. Null: it differs otherwise.
 */
function nearBy(
  typed: string,
  meant: string,
  isKnownByRest: (stem: number) => boolean,
  alike: SoundsAlike,
): "sound" | "rest" | null {
  let wrong = -1;
  for (let at = 0; at < typed.length; at++) {
    if (typed[at] === meant[at]) continue;
    if (wrong >= 0) return null;
    wrong = at;
    // Two neighbours are swapped: 山洪 for 洪山.
    if (typed[at] === meant[at + 1] && typed[at + 1] === meant[at])
      return typed.slice(at + 2) === meant.slice(at + 2) ? "sound" : null;
  }
  const stem = typed.replace(/法院$/, "院").replace(KIND, "").length;
  if (wrong < 0 || wrong >= stem || stem < 2) return null;
  if (alike(typed.charAt(wrong), meant.charAt(wrong))) return "sound";
  return isKnownByRest(stem) ? "rest" : null;
}

/**
 * First yields the whole text with null. Then, for each city or province with which the text begins, yields
 * the cities or high courts of that place and the rest of the text.
 */
export function* citiesBefore(
  text: string,
  short: ShortCourtNames,
): Generator<[string[] | number[] | null, string]> {
  yield [null, text];
  for (const [provinces, rest] of placesBefore(text, short.provinces)) {
    if (provinces !== null) yield [provinces, rest];
    for (const [cities, core] of placesBefore(rest, short.cities)) if (cities !== null) yield [cities, core];
  }
}

/** Like `citiesBefore`, for places that are typed with one wrong character. */
function* nearCitiesBefore(
  text: string,
  { provinces, cities }: ShortCourtNames,
  alike: SoundsAlike,
): Generator<["sound" | "rest", string[] | number[], string]> {
  for (const places of [provinces, cities])
    for (const [place, found] of places) {
      if (place.length < 2 || place.length + 2 > text.length) continue;
      const isKnownByRest = () => place.length >= KNOWN_BY_REST;
      const by = nearBy(text.slice(0, place.length), place, isKnownByRest, alike);
      if (by !== null) yield [by, found, text.slice(place.length)];
    }
}

/**
 * Returns a test whether a court is in one of the places. A place is a city, or a high court with all courts
 * under it.
 */
export const withinPlaces =
  (places: string[] | number[], { names }: ShortCourtNames) =>
  ({ ordinal }: NamedCourt) =>
    places.some((place) =>
      typeof place === "number"
        ? names.provinceOf[ordinal] === place
        : names.citiesOf[ordinal]!.includes(place),
    );
