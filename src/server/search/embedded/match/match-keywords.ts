import { failAt, itemAt } from "#domain/search/array-reads.ts";
import { type KeywordBigram, queryBigrams } from "#domain/search/match/bigrams.ts";
import {
  type BitSet,
  cardinality,
  emptySet,
  fullSet,
  intersect,
  intersectIn,
  subtract,
  unite,
  wordsOf,
} from "../lists/bit-set.ts";
import type { PostingListReader } from "../lists/posting-list-reader.ts";
import type { PhraseBounds } from "../postings/frequent-phrases.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { Term } from "../postings/term-dictionary.ts";
import {
  type FirstPositions,
  firstPositionsInList,
  firstPositionsInLists,
  firstPositionsOfPhrase,
  NO_FIRST_POSITIONS,
  type PhraseMatch,
} from "./first-positions.ts";
import { PositionsUnion } from "./gather-positions.ts";
import { firstsOf, type PhrasePositions } from "./intersect-positions.ts";
import { matchPhrase, type PhrasePart, phrasePositions } from "./match-phrase.ts";
import { seekFirstPositions } from "./seek-phrase.ts";

/** The bigrams of a phrase to check, each with the terms it may be, and the list of one that is a single term. */
interface Lookup {
  parts: { token: KeywordBigram; terms: Term[]; list: PostingListReader | null }[];
  /** Set once the phrase was looked for in all documents that may contain it: its first start in each. */
  match: PhraseMatch | null;
  /** What stored phrases tell of it. */
  bounds: PhraseBounds | null;
}

const NO_WORDS = new Uint32Array(0);

/** A word to find: any of its forms, at least one, each a normalised phrase. */
export type WordForms = readonly string[];

/** Documents that contain all keywords, and a way to read each keyword's first positions. */
export interface KeywordMatch {
  docIds: BitSet;
  /** The first positions of keyword number `keyword` in the documents of the match; to be closed after reading. */
  firstPositions: (keyword: number) => FirstPositions;
}

/** The documents that contain every word (at least one), in any of its forms, and that `restrict` keeps. */
export function matchKeywords(
  index: InvertedIndexReader,
  words: readonly WordForms[],
  size: number,
  restrict: (set: BitSet) => void = () => {},
): KeywordMatch {
  const lookups = words.map(([form, ...others]) =>
    form && others.length === 0 ? withBounds(index, lookUp(index, form), form) : null,
  );
  const single = lookups.filter((lookup) => lookup !== null);
  if (single.some(isNowhere)) return { docIds: emptySet(size), firstPositions: () => NO_FIRST_POSITIONS };
  const looked = single.filter(({ bounds }) => !bounds || bounds.sure !== bounds.possible);
  let docIds = looked.length > 0 ? holdingAllTokens(index, looked, size) : fullSet(size);
  for (const { bounds } of single) if (bounds?.possible) intersect(docIds, bounds.possible);
  restrict(docIds);
  for (const lookup of single) {
    if (lookup.parts.length > 1) docIds = matchLookup(index, lookup, docIds, size);
  }
  // Words with several forms come last, when the fewest documents are left.
  const several = words.map((forms, at) => {
    if (lookups[at]) return null;
    const match = firstOfAny(wordPositions(index, forms, docIds, size));
    docIds = match.docIds;
    return match;
  });
  return {
    docIds,
    firstPositions: (word) => {
      const match = several[word] ?? lookups[word]?.match;
      if (match) return firstPositionsOfPhrase(match);
      const lookup = lookups[word] ?? failAt(word);
      return readFirsts(index, lookup, docIds, size);
    },
  };
}

/** The same lookup, with what stored phrases tell; nothing of most phrases, of which a bigram is too rare. */
function withBounds(index: InvertedIndexReader, lookup: Lookup, form: string): Lookup {
  const { parts } = lookup;
  if (parts.length === 1 || parts.some(({ list }) => !list)) return lookup;
  const { phrases } = index;
  if (!phrases || parts.some((part) => listed(part) < phrases.fewest)) return lookup;
  return { ...lookup, bounds: phrases.boundsOf(form) };
}

/**
 * The candidates that contain a phrase: it is looked for only where stored phrases do not tell. What is found where it had
 * to be looked for everywhere is kept.
 */
function matchLookup(index: InvertedIndexReader, lookup: Lookup, candidates: BitSet, size: number): BitSet {
  const found = candidates.slice();
  if (lookup.bounds) intersect(found, lookup.bounds.sure);
  if (!lookup.bounds || cardinality(found) === 0) {
    lookup.match = matchPhrase(index, candidates, phraseParts(lookup), size);
    return lookup.match.docIds;
  }
  const unsure = candidates.slice();
  subtract(unsure, found);
  if (cardinality(unsure) > 0) unite(found, matchPhrase(index, unsure, phraseParts(lookup), size).docIds);
  return found;
}

const isNowhere = ({ parts }: Lookup) => parts.some(({ terms }) => terms.length === 0);

const firstOfAny = (starts: PhrasePositions): PhraseMatch => ({
  docIds: starts.docIds,
  firstPositions: firstsOf(starts),
});

/** Every position of a word, in any of its forms, in the documents of a set. */
export function wordPositions(
  index: InvertedIndexReader,
  forms: WordForms,
  among: BitSet,
  size: number,
): PhrasePositions {
  const found = forms.map((form) => phraseStartsAmong(index, form, among, size));
  const [one, ...others] = found.filter(({ values }) => values.length > 0);
  if (one && others.length === 0) return one;
  const all = new PositionsUnion(size);
  if (one) for (const each of [one, ...others]) all.add(each);
  return all.finish();
}

function phraseStartsAmong(
  index: InvertedIndexReader,
  phrase: string,
  among: BitSet,
  size: number,
): PhrasePositions {
  const lookup = lookUp(index, phrase);
  const candidates = isNowhere(lookup) ? emptySet(size) : holdingAllTokens(index, [lookup], size);
  intersect(candidates, among);
  if (cardinality(candidates) === 0)
    return { docIds: emptySet(size), values: new Uint32Array(0), bounds: new Uint32Array(1) };
  return phrasePositions(index, candidates, phraseParts(lookup), size);
}

/** The term whose positions are those of a word, or null: only a word of one bigram has one. */
export function termOfWord(index: InvertedIndexReader, forms: WordForms): Term | null {
  const [part, ...others] = forms.flatMap(queryBigrams);
  return !part || others.length > 0 || part.open ? null : index.term(part.first, part.second);
}

/** Documents that may contain a word, without reading positions: all that do, and some more. */
export function mayMatch(index: InvertedIndexReader, forms: WordForms, size: number): BitSet {
  const found = emptySet(size);
  for (const form of forms) {
    const lookup = lookUp(index, form);
    if (!isNowhere(lookup)) unite(found, holdingAllTokens(index, [lookup], size));
  }
  return found;
}

/** The parts of a phrase, cheapest to check first. */
const phraseParts = ({ parts }: Lookup): PhrasePart[] =>
  parts
    .toSorted((a, b) => weight(a) - weight(b))
    .map(({ token, terms, list }) => ({ offset: token.offset, terms, list }));

const weight = ({ terms }: Lookup["parts"][number]) =>
  terms.reduce((sum, { shape }) => sum + shape.documents + shape.further, 0);

function lookUp(index: InvertedIndexReader, keyword: string): Lookup {
  const parts = queryBigrams(keyword).map((token) => {
    if (token.open) return { token, terms: index.termsFrom(token.first), list: null };
    const term = index.term(token.first, token.second);
    return term ? { token, terms: [term], list: index.list(term) } : { token, terms: [], list: null };
  });
  return { parts: cheapestCover(parts), match: null, bounds: null };
}

const listed = (part: { terms: Term[] }) => part.terms.reduce((sum, { shape }) => sum + shape.documents, 0);

/** The parts with the smallest total length of lists, leaving out no two neighbours and no bound part. */
function cheapestCover(parts: Lookup["parts"]): Lookup["parts"] {
  const costs: number[] = [];
  const previous: number[] = [];
  for (const [at, part] of parts.entries()) {
    const skips =
      at >= 2 && !itemAt(parts, at - 1).token.bound && itemAt(costs, at - 2) < itemAt(costs, at - 1);
    const before = skips ? at - 2 : at - 1;
    previous.push(before);
    costs.push((costs[before] ?? 0) + listed(part));
  }
  const cover: Lookup["parts"] = [];
  for (let at = parts.length - 1; at >= 0; at = itemAt(previous, at)) cover.unshift(itemAt(parts, at));
  return cover;
}

/** Documents that contain every bigram looked up, anywhere. */
function holdingAllTokens(index: InvertedIndexReader, lookups: Lookup[], size: number): BitSet {
  const parts = new Map<number, Lookup["parts"][number]>();
  for (const part of lookups.flatMap((lookup) => lookup.parts)) {
    const [term] = part.terms;
    if (!term) return emptySet(size);
    parts.set(part.token.open ? -part.token.first : term.offset, part);
  }
  const [rarest, ...others] = [...parts.values()].sort((a, b) => listed(a) - listed(b));
  if (!rarest) return fullSet(size);
  const all = holding(index, rarest, size).slice();
  // Of the others only those words count in which the rarest has documents.
  const words = others.length > 0 ? wordsOf(all) : NO_WORDS;
  for (const other of others) intersectIn(all, words, holding(index, other, size));
  return all;
}

/** Documents that contain a bigram; not to be changed. */
function holding(index: InvertedIndexReader, { terms, list }: Lookup["parts"][number], size: number): BitSet {
  if (list) return list.listed(size);
  const union = emptySet(size);
  for (const one of terms) index.list(one).addDocIdsTo(union);
  return union;
}

function readFirsts(index: InvertedIndexReader, lookup: Lookup, match: BitSet, size: number): FirstPositions {
  const { parts } = lookup;
  if (parts.length > 1) return seekFirstPositions(phraseParts(lookup), cardinality(match), size);
  const lists = parts.flatMap(({ list, terms }) => list ?? terms.map((term) => index.list(term)));
  const [only, ...others] = lists;
  return only && others.length === 0 ? firstPositionsInList(only, size) : firstPositionsInLists(match, lists);
}
