import type { CourtFacts } from "#domain/catalogue/courts.ts";
import type { CourtSources } from "./court-sources.ts";

/** Former names and codes in the form that reading names of courts needs them. */
export function collectCourtFacts(sources: CourtSources, codes: Record<string, string>): CourtFacts {
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
    codes: collectCodes(sources, codes),
  };
}

function collectCodes(sources: CourtSources, codes: Record<string, string>): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const [label, code] of Object.entries(codes)) all[label] = [code];
  for (const { code, court } of sources.caseCodes) all[court] = [...(all[court] ?? []), code];
  return all;
}
