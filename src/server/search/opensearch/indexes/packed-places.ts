import { DOCUMENT_KINDS, type DocumentKind } from "#domain/judgment/document-kind.ts";

/** Of each of the three that documents are counted by. */
export const PLACE_BITS = 12;
/** The first stands for none. */
export const PLACES = 2 ** PLACE_BITS;
/** Four of the bits of years with kinds are the kind's. */
const KIND_PLACES = 16;
const YEAR_PLACES = PLACES / KIND_PLACES;
/** The year of place 1. */
const FIRST_YEAR = 1900;

/** What a document is counted by. */
export interface CountedBy {
  /** Ordinals in the trees that documents are placed in; -1 for none. */
  court: number;
  cause: number;
  /** Four digits, or empty. */
  year: string;
  kind: DocumentKind | undefined;
}

/**
 * Court, cause, and year with kind as one number of 36 bits, so that a cluster reads one value for each document that it counts;
 * null where one of them has no place: an ordinal above 4,094, or a year before 1900 or after 2154.
 */
export function packPlaces({ court, cause, year, kind }: CountedBy): number | null {
  const yearPlace = year === "" ? 0 : Number(year) - FIRST_YEAR + 1;
  const kindPlace = kind === undefined ? 0 : DOCUMENT_KINDS.indexOf(kind) + 1;
  if (court + 1 >= PLACES || cause + 1 >= PLACES || kindPlace >= KIND_PLACES) return null;
  if (year !== "" && (yearPlace < 1 || yearPlace >= YEAR_PLACES)) return null;
  return court + 1 + PLACES * (cause + 1 + PLACES * (yearPlace * KIND_PLACES + kindPlace));
}

/** Both in one value; either may be empty. */
export const yearAndKind = (year: string, kind: string) => `${year}/${kind}`;
export const yearPart = (yearKind: string) => yearKind.slice(0, yearKind.indexOf("/"));
export const kindPart = (yearKind: string) => yearKind.slice(yearKind.indexOf("/") + 1);

/** The value of a place of both. */
export function yearKindAt(place: number): string {
  const yearPlace = Math.floor(place / KIND_PLACES);
  const year = yearPlace === 0 ? "" : String(yearPlace - 1 + FIRST_YEAR);
  return yearAndKind(year, DOCUMENT_KINDS[(place % KIND_PLACES) - 1] ?? "");
}
