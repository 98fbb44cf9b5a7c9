import fc from "fast-check";
import { expect, test } from "vitest";
import { DOCUMENT_KINDS } from "#domain/judgment/document-kind.ts";
import {
  kindPart,
  PLACES,
  packPlaces,
  yearKindAt,
  yearPart,
} from "#server/search/opensearch/indexes/packed-places.ts";
import { runs } from "../../../../../fixtures/laws.ts";

const ordinal = fc.integer({ min: -1, max: PLACES - 2 });
const year = fc.option(fc.integer({ min: 1900, max: 2154 }).map(String), { nil: "" });
const kind = fc.option(fc.constantFrom(...DOCUMENT_KINDS), { nil: undefined });

test("court, cause, year and kind are read from their places", () => {
  fc.assert(
    fc.property(ordinal, ordinal, year, kind, (court, cause, year, kind) => {
      const places = packPlaces({ court, cause, year, kind })!;
      expect(Number.isSafeInteger(places)).toBe(true);
      expect((places % PLACES) - 1).toBe(court);
      expect((Math.floor(places / PLACES) % PLACES) - 1).toBe(cause);
      const yearKind = yearKindAt(Math.floor(places / PLACES ** 2));
      expect([yearPart(yearKind), kindPart(yearKind)]).toEqual([year, kind ?? ""]);
    }),
    { numRuns: runs(1000) },
  );
});

test.each([
  ["a court beyond all places", { court: PLACES - 1 }],
  ["a cause beyond all places", { cause: PLACES - 1 }],
  ["a year before the first", { year: "1899" }],
  ["a year after the last", { year: "2155" }],
])("%s has none", (_, own) => {
  const counted = { court: 0, cause: 0, year: "2021", kind: undefined };
  expect(packPlaces(counted)).not.toBeNull();
  expect(packPlaces({ ...counted, ...own })).toBeNull();
});

test("every kind has a place of its own", () => {
  const places = DOCUMENT_KINDS.map((kind) => packPlaces({ court: -1, cause: -1, year: "", kind }));
  expect(new Set(places).size).toBe(DOCUMENT_KINDS.length);
  expect(places).not.toContain(null);
});
