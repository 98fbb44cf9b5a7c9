import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FACET_TERMS_FILE } from "#server/generated/index-files.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { topTerms } from "#server/search/embedded/collect/count-facets.ts";
import type { IndexReader } from "#server/search/embedded/index/index-reader.ts";
import {
  type KeywordFacet,
  readKeywordFacets,
  writeKeywordFacets,
} from "#server/search/embedded/index/keyword-facets.ts";
import { jointTerms } from "#server/search/embedded/layers/joint-terms.ts";
import { add, type BitSet, docIdsOf, emptySet } from "#server/search/embedded/lists/bit-set.ts";

const SIZE = 3_000;
const SHOWN = 20;

/** Facets of given documents by term, the most frequent term first as in the index. */
function facetOf(lists: number[][]): KeywordFacet {
  const held = lists.toSorted((a, b) => b.length - a.length);
  return {
    terms: held.map((_, at) => `t${String(at).padStart(3, "0")}`),
    totals: held.map(({ length }) => length),
    sets: held.map(setOf),
  };
}

function setOf(list: Iterable<number>): BitSet {
  const set = emptySet(SIZE);
  for (const docId of list) add(set, docId);
  return set;
}

/** A random number of documents from a random share at the beginning: from none to all. */
const manyIds = fc
  .tuple(fc.nat({ max: 30 }), fc.nat({ max: SIZE }), fc.nat())
  .map(([nth, most, seed]) =>
    Array.from({ length: most }, (_, docId) => docId).filter(
      (docId) => Math.imul(docId + seed, 0x9e37_79b1) >>> 27 >= nth,
    ),
  );

test("the terms of a set are those that most of its documents hold", () => {
  const docIds = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(docIds, { maxLength: 70 }), fc.array(docIds, { maxLength: 24 }), (lists, parts) => {
      const facet = facetOf(lists);
      const members = new Set(parts.flat());
      const set = setOf(members);
      const expected = lists
        .toSorted((a, b) => b.length - a.length)
        .map((list, term): [string, number] => [
          `t${String(term).padStart(3, "0")}`,
          list.filter((docId) => members.has(docId)).length,
        ])
        .filter(([, count]) => count > 0)
        .sort((a, b) => b[1] - a[1])
        .slice(0, SHOWN);
      const layer = {
        index: { keywordFacets: facet } as IndexReader,
        live: null,
        placeOf: (docId: number) => docId,
      };
      expect(topTerms(jointTerms([layer]), [set])).toEqual(expected);
    }),
  );
});

test("the facet is of the terms that most documents hold, of equally frequent ones by code unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "fasu-facets-"));
  const held: Record<string, number[]> = { 丁: [], 乙: [1, 2], 甲: [1, 2, 3], 丙: [4, 5] };
  const written = (most: number) => {
    writeKeywordFacets(folder, (term) => setOf(held[term]!), Object.keys(held), most);
    return JSON.parse(readFileSync(join(folder, FACET_TERMS_FILE), "utf8"));
  };
  expect(written(4)).toEqual(["甲", "丙", "乙"]);
  expect(written(2)).toEqual(["甲", "丙"]);
  rmSync(folder, { recursive: true });
});

test("the facet is read as it was written", () => {
  fc.assert(
    fc.property(fc.array(manyIds, { maxLength: 70 }), (lists) => {
      const folder = mkdtempSync(join(tmpdir(), "fasu-facets-"));
      const held = new Map(lists.map((list, at) => [`w${at}`, list]));
      writeKeywordFacets(folder, (term) => setOf(held.get(term)!), [...held.keys()], 66);
      sealFiles(readdirSync(folder).map((name) => join(folder, name)));
      const { terms, totals, sets } = readKeywordFacets(folder);
      expect(terms).toHaveLength(Math.min(66, lists.filter(({ length }) => length > 0).length));
      for (const [at, term] of terms.entries()) {
        expect([...docIdsOf(sets[at]!)]).toEqual(held.get(term));
        expect(totals[at]).toBe(held.get(term)!.length);
      }
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 15 },
  );
});
