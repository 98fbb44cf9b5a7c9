import { type CourtFacts, type CourtIndex, indexCourts } from "#domain/catalogue/courts/names/courts.ts";
import { resolveCourt } from "#domain/catalogue/courts/printed/resolve-court.ts";
import type { CourtNode } from "#domain/catalogue/node.ts";
import type { CourtSources } from "./court-sources.ts";
import { collectTowns } from "./court-towns.ts";
import type { CourtTree } from "./court-tree.ts";
import { collectSoundAlikes } from "./sound-alikes.ts";

/** Former names, codes and towns in the form needed to read court names. */
export function collectCourtFacts(sources: CourtSources, own: CourtTree): CourtFacts {
  return {
    former: [
      ...sources.formerCourts.map(({ year, former, courts }) => ({
        name: former,
        courts,
        until: Number(year),
      })),
      ...sources.formerDivisions.map(({ year, former, courts }) => ({
        name: `${former}人民法院`,
        courts,
        until: Number(year),
      })),
    ],
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
 * The facts with the labels of a supplied catalogue, whose spelling of a court may differ from ours. A fact
 * about a court that the supplied catalogue lacks or contains twice is dropped.
 */
export function adoptFacts(facts: CourtFacts, tree: CourtNode[]): CourtFacts {
  const supplied = indexCourts(tree);
  const labels = new Map<string, string | null>();
  const adopt = (label: string): string[] => {
    if (!labels.has(label)) labels.set(label, labelIn(supplied, label));
    const found = labels.get(label);
    return found ? [found] : [];
  };
  return {
    former: facts.former
      .map(({ name, courts, until }) => ({ name, courts: courts.flatMap(adopt), until }))
      .filter(({ courts }) => courts.length > 0),
    formerCities: facts.formerCities.flatMap(({ name, court, until }) =>
      adopt(court).map((label) => ({ name, court: label, until })),
    ),
    // Keyed by place: those of places outside the supplied catalogue are never read.
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
