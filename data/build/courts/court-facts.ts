import { pinyin } from "pinyin-pro";
import { type CourtFacts, type CourtIndex, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { withoutTownKind } from "#domain/catalogue/courts/names/place-names.ts";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { getOrInsert, oncePerKey } from "#domain/once-per.ts";
import counties from "../../sources/divisions/areas.json" with { type: "json" };
import prefectures from "../../sources/divisions/cities.json" with { type: "json" };
import towns from "../../sources/divisions/pcas.json" with { type: "json" };
import type { CourtSources } from "./court-sources.ts";
import type { CourtTree } from "./court-tree.ts";

/** Collects what is needed to read the names of courts: former names, codes and towns. */
export function collectCourtFacts(sources: CourtSources, own: CourtTree): CourtFacts {
  const { formerCourts, formerDivisions } = sources;
  const names = [
    ...formerCourts,
    ...formerDivisions.map((one) => ({ ...one, former: `${one.former}人民法院` })),
  ];
  return {
    former: names.map(({ year, former, courts }) => ({ name: former, courts, until: Number(year) })),
    formerCities: sources.formerPrefectures.map(({ year, former, courts }) => ({
      name: former,
      court: courts[0]!,
      until: Number(year),
    })),
    nicknames: sources.nicknames,
    codes: collectCodes(sources, own.codes),
    soundAlikes: collectSoundAlikes(),
    towns: collectTowns(own),
  };
}

function collectCodes(sources: CourtSources, codes: Record<string, string>): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [label, code] of Object.entries(codes)) all[label] = [code];
  for (const { code, court } of sources.caseCodes) all[court] = [...(all[court] ?? []), code];
  return all;
}

/**
 * Converts the facts to the labels of a supplied catalogue, which may spell the name of a court differently.
 * A fact is dropped if the supplied catalogue lacks the court or contains it twice.
 */
export function adoptFacts(facts: CourtFacts, tree: CourtNode[]): CourtFacts {
  const supplied = indexCourts(tree);
  const adopt = oncePerKey((label: string): string[] => {
    const found = labelIn(supplied, label);
    return found ? [found] : [];
  });
  return {
    former: facts.former
      .map(({ name, courts, until }) => ({ name, courts: courts.flatMap(adopt), until }))
      .filter(({ courts }) => courts.length > 0),
    formerCities: facts.formerCities.flatMap(({ name, court, until }) =>
      adopt(court).map((label) => ({ name, court: label, until })),
    ),
    // Nicknames are found by place. Those of places outside the supplied catalogue are never looked up, so all
    // of them are kept.
    nicknames: facts.nicknames,
    codes: Object.fromEntries(
      Object.entries(facts.codes).flatMap(([label, codes]) => adopt(label).map((found) => [found, codes])),
    ),
    soundAlikes: facts.soundAlikes,
    towns: facts.towns
      .split("\n")
      .flatMap((line) => {
        const [label = "", names] = line.split("\t");
        return adopt(label).map((found) => `${found}\t${names}`);
      })
      .join("\n"),
  };
}

function labelIn(courts: CourtIndex, label: string): string | null {
  const named = resolveCourt(label, courts);
  return named.kind === "found" ? courts.byId(named.id)!.label : null;
}

/** First and last byte of the rows that have the 6,763 Chinese characters of GB 2312. */
const ROWS = [0xb0, 0xf7] as const;
/** First and last byte of the cells in such a row. */
const PLACES = [0xa1, 0xfe] as const;

/**
 * The characters in common use (GB 2312) that sound alike apart from the tone. Each line has the characters
 * of one reading; a character with several readings is in several lines. Readings that only one character has
 * are left out.
 */
function collectSoundAlikes(): string {
  const decoder = new TextDecoder("gb18030");
  const byReading = new Map<string, string>();
  for (let row = ROWS[0]; row <= ROWS[1]; row++) {
    for (let place = PLACES[0]; place <= PLACES[1]; place++) {
      const character = decoder.decode(Uint8Array.of(row, place));
      if (!/^\p{Script=Han}$/u.test(character)) continue;
      const readings = pinyin(character, { toneType: "none", type: "array", multiple: true, v: true });
      for (const reading of new Set(readings))
        byReading.set(reading, (byReading.get(reading) ?? "") + character);
    }
  }
  return [...byReading]
    .filter(([, characters]) => characters.length > 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, characters]) => characters)
    .join("\n");
}

/** Maps province, prefecture and county, by their names, to the names of the towns. */
const ALL = towns as Record<string, Record<string, Record<string, string[]>>>;

/** Matches rows of the statistics that are no places. */
const NO_TOWN = /直辖村级区划|[（(]/;

/**
 * A line for each court of the lowest level: its label, a tab, and the towns of its division without their
 * kind, separated by spaces (昆山市人民法院, then 玉山 巴城 周市). In a city without counties every court has all towns of
 * the city.
 */
export function collectTowns({ tree, counties: courtOf }: Pick<CourtTree, "tree" | "counties">): string {
  const basics = new Map<string, string[]>();
  const visit = ({ label, level, area, children = [] }: CourtNode) => {
    if (level === 2 && area !== "")
      basics.set(area, [...(basics.get(area) ?? []), ...children.map((court) => court.label)]);
    if (level === 3) basics.set(label, [label]);
    for (const court of children) visit(court);
  };
  for (const court of tree) visit(court);
  const cities = new Map(prefectures.map(({ code, name }) => [code, name]));
  const codes = new Map(
    counties.map(({ code, name, cityCode, provinceCode }) => [
      `${provinceCode} ${cities.get(cityCode) ?? ""} ${name}`,
      code,
    ]),
  );
  const provinces = [...new Set(counties.map(({ provinceCode }) => provinceCode))].sort();
  const held = new Map<string, Set<string>>();
  for (const [at, ofProvince] of Object.values(ALL).entries())
    for (const [city, ofCity] of Object.entries(ofProvince))
      for (const [county, names] of Object.entries(ofCity)) {
        const own = courtOf[codes.get(`${provinces[at]} ${city} ${county}`) ?? ""];
        // The statistics list some zones like counties. Such a zone may have a court of its own.
        const courts = own ? [own] : (basics.get(`${county}人民法院`) ?? basics.get(city) ?? []);
        for (const court of courts) {
          const known = getOrInsert(held, court, () => new Set<string>());
          for (const name of names) if (!NO_TOWN.test(name)) known.add(withoutTownKind(name));
        }
      }
  return [...held].map(([label, names]) => `${label}\t${[...names].join(" ")}`).join("\n");
}
