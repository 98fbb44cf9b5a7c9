import { pinyin } from "pinyin-pro";
import { type CourtFacts, type CourtIndex, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import { oncePerKey } from "#domain/once-per.ts";
import type { CourtSources } from "./court-sources.ts";
import { collectTowns } from "./court-towns.ts";
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
