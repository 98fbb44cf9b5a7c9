import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sealFiles } from "#server/generated/seal.ts";
import { countTerms } from "#server/search/embedded/collect/count-terms.ts";
import { topTerms } from "#server/search/embedded/collect/top-terms.ts";
import {
  type KeywordFacet,
  readKeywordFacets,
  writeKeywordFacets,
} from "#server/search/embedded/index/keyword-facets.ts";
import {
  add,
  type BitSet,
  complement,
  docIdsOf,
  emptySet,
  locate,
} from "#server/search/embedded/lists/bit-set.ts";
import { FACET_TERMS_FILE } from "#server/search/index-files.ts";

const SIZE = 3_000;
const SHOWN = 20;

/** Facets of given documents by term, the most frequent term first as the index writes them. */
function facetOf(lists: number[][]): KeywordFacet {
  const held = lists.toSorted((a, b) => b.length - a.length);
  const masks = Array.from({ length: Math.ceil(held.length / 32) }, () => new Uint32Array(SIZE));
  for (const [term, list] of held.entries()) {
    const mask = masks[term >>> 5]!;
    for (const docId of list) mask[docId] = mask[docId]! | (1 << (term & 31));
  }
  return {
    terms: held.map((_, at) => `t${at}`),
    totals: held.map(({ length }) => length),
    masks,
  };
}

function setOf(list: Iterable<number>): BitSet {
  const set = emptySet(SIZE);
  for (const docId of list) add(set, docId);
  return set;
}

const countedOf = (set: BitSet, areOthers: boolean) => ({ ...locate(set), areOthers, list: docIdsOf(set) });

/** A drawn share of the first documents, a drawn number of them: from none to all. */
const manyIds = fc
  .tuple(fc.nat({ max: 30 }), fc.nat({ max: SIZE }), fc.nat())
  .map(([nth, most, seed]) =>
    Array.from({ length: most }, (_, docId) => docId).filter(
      (docId) => Math.imul(docId + seed, 0x9e37_79b1) >>> 27 >= nth,
    ),
  );

test("each term is counted as often as the documents of a set contain it, however many they are", () => {
  fc.assert(
    fc.property(fc.array(manyIds, { maxLength: 70 }), manyIds, (lists, members) => {
      const set = new Set(members);
      const expected = lists
        .toSorted((a, b) => b.length - a.length)
        .map((list) => list.filter((docId) => set.has(docId)).length);
      const counts = facetOf(lists).masks.flatMap((masks) => [...countTerms(masks, docIdsOf(setOf(set)))]);
      expect(counts.slice(0, lists.length)).toEqual(expected);
      expect(counts.slice(lists.length).every((count) => count === 0)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("the terms of a set are those that most of its documents hold, counted by it or by the others", () => {
  const docIds = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.array(docIds, { maxLength: 70 }), fc.array(docIds, { maxLength: 24 }), (lists, parts) => {
      const facet = facetOf(lists);
      const members = new Set(parts.flat());
      const set = setOf(members);
      const others = complement(set, SIZE);
      const expected = lists
        .toSorted((a, b) => b.length - a.length)
        .map((list, term): [string, number] => [
          `t${term}`,
          list.filter((docId) => members.has(docId)).length,
        ])
        .filter(([, count]) => count > 0)
        .sort((a, b) => b[1] - a[1])
        .slice(0, SHOWN);
      expect(topTerms(facet, countedOf(set, false))).toEqual(expected);
      expect(topTerms(facet, countedOf(others, true))).toEqual(expected);
    }),
  );
});

test("the facet is of the terms that most documents hold, of equally frequent ones by code unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "fasu-facets-"));
  const held: Record<string, number[]> = { 丁: [], 乙: [1, 2], 甲: [1, 2, 3], 丙: [4, 5] };
  const written = (most: number) => {
    writeKeywordFacets(folder, (term) => setOf(held[term]!), SIZE, Object.keys(held), most);
    return JSON.parse(readFileSync(join(folder, FACET_TERMS_FILE), "utf8"));
  };
  expect(written(4)).toEqual(["甲", "丙", "乙"]);
  expect(written(2)).toEqual(["甲", "丙"]);
  rmSync(folder, { recursive: true });
});

test("the facet is read as it was written, in stretches of documents or at once", () => {
  fc.assert(
    fc.property(fc.array(manyIds, { maxLength: 70 }), fc.constantFrom(32, 1_024, SIZE), (lists, stretch) => {
      const folder = mkdtempSync(join(tmpdir(), "fasu-facets-"));
      const held = new Map(lists.map((list, at) => [`w${at}`, list]));
      const find = (term: string) => setOf(held.get(term)!);
      writeKeywordFacets(folder, find, SIZE, [...held.keys()], 66, stretch);
      sealFiles(readdirSync(folder).map((name) => join(folder, name)));
      const { terms, totals, masks } = readKeywordFacets(folder);
      expect(terms).toHaveLength(Math.min(66, lists.filter(({ length }) => length > 0).length));
      for (const [at, term] of terms.entries()) {
        const docIds = [...masks[at >>> 5]!.keys()].filter(
          (docId) => (masks[at >>> 5]![docId]! >>> (at & 31)) & 1,
        );
        expect(docIds).toEqual(held.get(term));
        expect(totals[at]).toBe(docIds.length);
      }
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 15 },
  );
});
