import type { CourtIndex } from "../../catalogue/courts/names/courts.ts";
import { cityForms, provinceForms } from "../../catalogue/courts/names/place-names.ts";

/**
 * Where a firm is based. The names are those of the catalogue, and empty if unknown. In a municipality,
 * province and city are the same.
 */
export interface FirmPlace {
  province: string;
  city: string;
}

/** A place and the number of times that lawyers of a firm appeared there. */
export interface PlaceCount extends FirmPlace {
  count: number;
}

/**
 * The names of provinces and cities, with the short forms that names of firms contain. Longer short forms
 * come first.
 */
export interface PlaceNames {
  provinces: { short: string; name: string }[];
  cities: { short: string; name: string; province: string }[];
}

const NO_PLACE: FirmPlace = { province: "", city: "" };

const PROVINCE_COURT = /高级人民法院$/;
const MUNICIPALITY = /^(?:北京|天津|上海|重庆)市$/;

/**
 * The places that may be at the start of a firm's name or in brackets in it. Provinces are those of the high
 * courts, cities the areas of the intermediate courts.
 */
export function listPlaces(courts: CourtIndex): PlaceNames {
  const provinces: PlaceNames["provinces"] = [];
  const cities = new Map<string, PlaceNames["cities"][number]>();
  for (const court of courts.ordered) {
    if (court.level === 1 && PROVINCE_COURT.test(court.label)) {
      const name = court.label.replace(PROVINCE_COURT, "");
      provinces.push({ name, short: shortest(provinceForms(name)) });
    }
    if (court.level !== 2 || !court.area) continue;
    const { province } = placeOfCourt(court.value, courts);
    const short = shortest(cityForms(court.area));
    if (short.length > 1 && !cities.has(court.area))
      cities.set(court.area, { name: court.area, short, province });
  }
  const longestFirst = (a: { short: string }, b: { short: string }) => b.short.length - a.short.length;
  return { provinces: provinces.sort(longestFirst), cities: [...cities.values()].sort(longestFirst) };
}

const shortest = (forms: readonly string[]) => forms.reduce((a, b) => (b.length < a.length ? b : a));

/** The province and city of a court, taken from the high court and the intermediate court above it. */
export function placeOfCourt(id: number, courts: CourtIndex): FirmPlace {
  const path = courts.path(id);
  const province = path.find(({ level }) => level === 1)?.label.replace(PROVINCE_COURT, "") ?? "";
  if (MUNICIPALITY.test(province)) return { province, city: province };
  return { province, city: path.find(({ level }) => level === 2)?.area ?? "" };
}

/**
 * The place in the printed name of a firm. For a branch it is the city in brackets, else the city or province
 * at the start of the name. A name with only a province leaves the city unknown.
 */
function placeInName(firm: string, places: PlaceNames): FirmPlace {
  const branch = /[（(]([^）)]+)[）)]/.exec(firm)?.[1] ?? "";
  for (const text of [branch, firm]) {
    if (!text) continue;
    const city = places.cities.find(({ short }) => text.startsWith(short));
    const province = places.provinces.find(({ short }) => text.startsWith(short));
    // If the short form of a province begins with that of a city (吉林, 海南), the province is meant.
    if (province && (!city || city.short.length <= province.short.length))
      return { province: province.name, city: MUNICIPALITY.test(province.name) ? province.name : "" };
    if (city) return { province: city.province, city: city.name };
  }
  return NO_PLACE;
}

/**
 * The place of a firm. What its name does not say is taken from the place where its lawyers appear most;
 * equal ones are ordered by name. If the name says only the province, the city is chosen within it.
 */
export function placeFirm(firm: string, appearances: readonly PlaceCount[], places: PlaceNames): FirmPlace {
  const told = placeInName(firm, places);
  if (told.city) return told;
  const inside = appearances.filter(
    ({ province }) => province && (!told.province || province === told.province),
  );
  const province = told.province || mostFrequent(inside.map((place) => [place.province, place.count]));
  const city = mostFrequent(
    inside
      .filter((place) => place.province === province && place.city)
      .map((place) => [place.city, place.count]),
  );
  return { province, city };
}

/** The name with the highest sum of counts. Equal ones are ordered by name. Empty if there is none. */
export function mostFrequent(counted: readonly [name: string, count: number][]): string {
  const counts = new Map<string, number>();
  for (const [name, count] of counted) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? "";
}
