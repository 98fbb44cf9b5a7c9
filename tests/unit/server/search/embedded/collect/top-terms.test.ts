import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { topTerms } from "#server/search/embedded/collect/top-terms.ts";
import {
  countCommon,
  type FacetTerm,
  FilledWords,
  writeKeywordFacets,
} from "#server/search/embedded/index/keyword-facets.ts";
import { add, type BitSet, complement, emptySet } from "#server/search/embedded/lists/bit-set.ts";
import { FACET_TERMS_FILE } from "#server/search/index-files.ts";

const SIZE = 500;
const SHOWN = 20;

/** Facets of given documents by term, the most frequent term first as the index writes them. */
function facetOf(lists: number[][]): FacetTerm[] {
  return lists
    .toSorted((a, b) => b.length - a.length)
    .map((list, at) => ({ term: `t${at}`, total: list.length, docIds: setOf(list) }));
}

function setOf(list: Iterable<number>): BitSet {
  const set = emptySet(SIZE);
  for (const docId of list) add(set, docId);
  return set;
}

test("a term and a set have as many documents in common as they share doc ids, however many words of it are filled", () => {
  const docIds = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: SIZE });
  fc.assert(
    fc.property(docIds, docIds, (one, other) => {
      const [term] = facetOf([one]);
      const set = new Set(other);
      expect(countCommon(term!, new FilledWords(setOf(set)))).toBe(one.filter((id) => set.has(id)).length);
    }),
  );
});

test("the terms of a set are those that most of its documents hold, counted by it or by the others", () => {
  const docIds = fc.uniqueArray(fc.nat({ max: SIZE - 1 }), { maxLength: 60 });
  // Fewer documents than are counted one by one, and more.
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
      expect(topTerms(facet, set, members.size, null)).toEqual(expected);
      expect(topTerms(facet, set, members.size, others)).toEqual(expected);
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
