import { describe, expect, test } from "vitest";
import { emptyQuery } from "#contract/search/query-address.ts";
import { flattenTree } from "#domain/search/tree/hierarchy.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { takeCourt } from "#server/search/courts-among-words.ts";
import type { SearchCatalogue } from "#server/search/search-engine.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const courts = loadCourts();
const catalogue = {
  courts: flattenTree(
    courts.ordered.map(({ value, label }) => ({ value, label })),
    ({ value }) => String(value),
  ),
} as unknown as SearchCatalogue;
const taken = (qr: string[], more = {}) => takeCourt({ ...emptyQuery(), ...more, qr }, catalogue);

describe("a court among the words", () => {
  each<[string, string]>("%s is taken as %s, and that is told", (word, label) => {
    const { query, read } = taken([word, "代位求偿"]);
    expect(query.qr).toEqual(["代位求偿"]);
    expect(query.court.map((id) => courts.byId(Number(id))?.label)).toEqual([label]);
    expect(read).toEqual([{ value: word, kinds: ["court"], forms: [label] }]);
  });

  each<[string]>("%s stays a word", (word) => {
    expect(taken([word, "代位求偿"])).toMatchObject({
      query: { qr: [word, "代位求偿"], court: [] },
      read: [],
    });
  });

  test("beside another court, or two of them, all stay words", () => {
    expect(taken(["玉泉区法院"], { court: ["1"] }).read).toEqual([]);
    expect(taken(["玉泉区法院", "内蒙古高院"]).read).toEqual([]);
    expect(taken(["玉泉区法院"], { type: 2 }).read).toEqual([]);
  });
});
