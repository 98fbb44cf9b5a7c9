import { readCourtKey } from "../names/court-key.ts";
import { type CourtNames, courtNames, type NamedCourt } from "../names/court-names.ts";
import type { CourtIndex } from "../names/courts.ts";
import { type CourtHint, narrowByHint } from "./narrow-courts.ts";

/**
 * What a printed name means: one court (`found`), several possible courts (`ambiguous`), or no court of the
 * catalogue (`unknown`).
 */
export type CourtResolution =
  | { kind: "found"; id: number }
  | { kind: "ambiguous"; ids: number[] }
  | { kind: "unknown" };

const UNKNOWN: CourtResolution = { kind: "unknown" };

/** Maximum length of the printed form of a province or prefecture, in characters. */
const MAX_PLACE_CHARS = 15;

/**
 * The court of a name printed in a judgment. The name may lack province and city, be a former name, and
 * contain stray spaces, line breaks, page numbers or full-width characters. If it fits several courts, all
 * are returned in tree order, unless the hint (case number, court that heard the appeal) leaves
 * only one. A name that contradicts the catalogue is unknown; nothing is guessed.
 */
export function resolveCourt(text: string, courts: CourtIndex, hint: CourtHint = {}): CourtResolution {
  const key = readCourtKey(text);
  if (key === null) return UNKNOWN;
  const names = courtNames(courts);
  const named = lookUp(key, names) ?? lookUp(withoutLeadIn(key), names) ?? [];
  const left = named.length > 1 ? narrowByHint(named, courts, hint) : named;
  const ids = [...new Set(left.map(({ ordinal }) => courts.ordered[ordinal]!.value))];
  if (ids.length === 0) return UNKNOWN;
  return ids.length === 1 ? { kind: "found", id: ids[0]! } : { kind: "ambiguous", ids };
}

/**
 * Words before a court's name in running text. They are removed only if the text as a whole is no court's
 * name.
 */
const LEAD_IN =
  /^(?:中华人民共和国|一审法院|二审法院|原审法院|再审法院|一审|二审|再审|原审|撤销|维持|不服|移送|指令|指定|发回|向|由|经|原)+(?=.{2,}法院)/;

const withoutLeadIn = (key: string) => key.replace(LEAD_IN, "");

/** Every court with this key, in tree order; undefined if there is none. */
function lookUp(key: string, names: CourtNames): NamedCourt[] | undefined {
  const exact = names.labels.get(key);
  if (exact !== undefined) return [{ ordinal: exact, until: 0 }];
  const found = new Map<number, NamedCourt>();
  for (const [provinces, rest] of withoutPrefix(key, names.provinces)) {
    const inProvince = ({ ordinal }: NamedCourt) =>
      provinces === null || provinces.includes(ordinal) || provinces.includes(names.provinceOf[ordinal]!);
    const collect = (core: string, fits: (named: NamedCourt) => boolean) => {
      for (const named of names.cores.get(core) ?? []) if (fits(named)) found.set(named.ordinal, named);
    };
    if (provinces === null || rest !== "高级法院") collect(rest, inProvince);
    for (const [cities, core] of withoutPrefix(rest, names.cities)) {
      if (cities === null) continue;
      const inCity = (named: NamedCourt) =>
        inProvince(named) && names.citiesOf[named.ordinal]!.some((city) => cities.includes(city));
      collect(core, inCity);
    }
  }
  if (found.size === 0) for (const named of countiesOfFormerCity(key, names)) found.set(named.ordinal, named);
  if (found.size === 0) return undefined;
  return [...found.values()].sort((a, b) => a.ordinal - b.ordinal);
}

/**
 * First yields the whole text with null. Then, for each place in `places` whose printed form begins the text,
 * yields the place's value and the rest of the text.
 */
function* withoutPrefix<T>(text: string, places: Map<string, T>): Generator<[T | null, string]> {
  yield [null, text];
  for (let length = 2; length <= MAX_PLACE_CHARS && length < text.length - 2; length++) {
    const place = places.get(text.slice(0, length));
    if (place !== undefined) yield [place, text.slice(length)];
  }
}

const COUNTY = /^(?:.{1,12}?(?:市|地区|盟|州))(?=(.{1,15}[县旗市]法院)$)/;

/**
 * The courts of a county that is printed with a former prefecture. Counties move between prefectures, and
 * prefectures are abolished. Such a name is accepted if the county's name is unique in the printed province,
 * or in the printed prefecture's province. Districts (区) are never accepted in this way, because many have
 * the same name.
 */
function countiesOfFormerCity(key: string, names: CourtNames): NamedCourt[] {
  for (const [provinces, rest] of [...withoutPrefix(key, names.provinces)].reverse()) {
    const parts = COUNTY.exec(rest);
    if (!parts) continue;
    const prefix = rest.slice(0, rest.length - parts[1]!.length);
    const ofCity = (names.cities.get(prefix) ?? []).flatMap((city) => [...names.provincesOfCity.get(city)!]);
    const within = provinces ?? ofCity;
    const named = (names.cores.get(parts[1]!) ?? []).filter(({ ordinal }) =>
      within.includes(names.provinceOf[ordinal]!),
    );
    if (named.length === 1) return named;
  }
  return [];
}
