import { itemAt, uint8At, uint32At } from "#domain/search/array-reads.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import { type Columns, docIdsByHash } from "../columns/columns.ts";
import type { IndexReader } from "../index/index-reader.ts";
import { byJointOrder, type Layer, type LayerDocument } from "../layers/layer.ts";
import { type BitSet, type LocatedSet, lowestBit } from "../lists/bit-set.ts";
import type { FirstPositions } from "../match/first-positions.ts";
import type { Selection } from "../match/select-documents.ts";
import { type HighestEnds, highestEnds, UNIT_WORDS } from "./tier-ends.ts";

/** Tier of a document for one keyword: the keyword is its number, else where the keyword first occurs. */
const TIER = { number: 0, title: 1, cause: 2, holding: 3, body: 4 };
const TIERS = 5;
/**
 * All values of the column: for laws it holds the kind of law, and there are more kinds than court levels.
 */
const LEVELS = 256;
/** Words of a set sorted at once: few at first, since a list of 200 is often full early, then more. */
const FIRST_SECTION_WORDS = UNIT_WORDS;
const SECTION_WORDS = 16 * UNIT_WORDS;
/** Of a section, while it is sorted. */
const tiers = new Uint8Array(SECTION_WORDS * 32);
const firsts = new Uint32Array(SECTION_WORDS * 32);

/** The first `limit` documents of selections, one for each layer, in the plan's order; ties newest first, then by id. */
export function sortDocuments(
  layers: readonly Layer[],
  selections: readonly Selection[],
  plan: QueryPlan,
  limit: number,
): LayerDocument[] {
  const buckets = layers.map((layer, at) => {
    const lists = firstByBucket(layer.index, itemAt(selections, at), plan, limit);
    return lists.map((docIds) => docIds.map((docId): LayerDocument => ({ layer, docId })));
  });
  const [only = [], ...others] = buckets;
  if (others.length === 0) return only.flat().slice(0, limit);
  const ordered = only.map((_, bucket) => buckets.flatMap((lists) => lists[bucket] ?? []).sort(byJointOrder));
  return ordered.flat().slice(0, limit);
}

/** The first `limit` doc ids of a selection by bucket of the plan's order, and maybe more. */
function firstByBucket(index: IndexReader, selection: Selection, plan: QueryPlan, limit: number): number[][] {
  const { match } = selection;
  if (plan.sort === "court_level") {
    const { level } = index.columns;
    return inBuckets(selection, LEVELS, (docId) => uint8At(level, docId), limit);
  }
  if (plan.sort === "date" || !match) return inBuckets(selection, 1, () => 0, limit);
  return inTiers(index, selection, plan, match, limit);
}

/**
 * The first doc ids by tier. A document's tier is the worst of its keywords' tiers, so a title with all
 * keywords comes before a title with some. Since doc ids ascend, a document whose tier is no better than that
 * of `limit` listed ones is dropped at the first keyword that shows it: early on that is nearly every one. Where the
 * lowest first position of a keyword shows it for a whole section, no other is read.
 */
function inTiers(
  index: IndexReader,
  set: LocatedSet,
  plan: QueryPlan,
  match: NonNullable<Selection["match"]>,
  limit: number,
): number[][] {
  const { numberHash, numberRank } = index.columns;
  // The rarest first, which drops the most at the least cost.
  const keywords = plan.keywords
    .map(({ text }, number) => ({
      named: new Set(docIdsByHash(numberHash, numberRank, text)),
      firstPositions: match.firstPositions(number),
    }))
    .sort((a, b) => a.firstPositions.documents - b.firstPositions.documents);
  const best = keywords.every(({ named }) => named.size > 0) ? TIER.number : TIER.title;
  const lists: number[][] = Array.from({ length: TIERS }, () => []);
  const open = set.docIds.slice();
  /** Tiers from this one on are full. */
  let full = TIERS;
  const { titleEnd, causeEnd, holdingEnd } = highestEnds(index.columns);
  const fields = [titleEnd, causeEnd, holdingEnd];
  for (const words of sections(set.words)) {
    if (full <= best) break;
    tiers.fill(0, 0, words.length * 32);
    const section = { open, words, firsts, tiers, full };
    // The ends of the field whose own tier is the last before those that are full; null if none is.
    const ends = fields[full - TIER.cause] ?? null;
    if (!keywords.every((keyword) => raise(index.columns, keyword, ends, section))) continue;
    listByTier(section, lists, limit);
    for (let tier = 0, listed = 0; tier < full; tier++) {
      listed += itemAt(lists, tier).length;
      if (listed >= limit) full = tier;
    }
  }
  for (const { firstPositions } of keywords) firstPositions.close();
  return lists;
}

/** A keyword of a plan: the documents of which it is the number, and where it stands first in the others. */
interface TieredKeyword {
  named: ReadonlySet<number>;
  firstPositions: FirstPositions;
}

/** Raises the tiers of a section's documents to those of a keyword; false if no document is left that may be listed. */
function raise(
  columns: Columns,
  { named, firstPositions }: TieredKeyword,
  ends: HighestEnds | null,
  section: Section,
): boolean {
  const { open, words } = section;
  const mayDrop = ends && named.size === 0;
  if (mayDrop && firstPositions.areFrom(words, ends.among(words))) return false;
  firstPositions.read(open, words, firsts, mayDrop ? ends.each : null);
  if (mayDrop && dropFrom(ends.each, section) === 0) return false;
  raiseTiers(columns, named, section);
  return true;
}

/** The words that are sorted at once, in turn. */
function* sections(words: Uint32Array): Generator<Uint32Array> {
  for (let from = 0, to = FIRST_SECTION_WORDS; from < words.length; from = to, to *= 2) {
    to = Math.min(words.length, to, from + SECTION_WORDS);
    yield words.subarray(from, to);
  }
}

/**
 * Drops the documents of a section in which a keyword does not stand before the end of a field. Keeps the firsts of those
 * that are left, and returns how many these are.
 */
function dropFrom(ends: Uint32Array, { open, words, firsts }: Section): number {
  let kept = 0;
  let at = 0;
  for (let place = 0; place < words.length; place++) {
    const word = uint32At(words, place);
    let left = uint32At(open, word);
    for (let bits = left; bits !== 0; bits &= bits - 1) {
      const first = uint32At(firsts, at++);
      if (first < uint32At(ends, word * 32 + lowestBit(bits))) firsts[kept++] = first;
      else left ^= bits & -bits;
    }
    open[word] = left;
  }
  return kept;
}

/**
 * Raises the tiers of a section's documents to those of one keyword and drops documents whose tier is full.
 */
function raiseTiers(
  { titleEnd, causeEnd, holdingEnd }: Columns,
  named: ReadonlySet<number>,
  { open, words, firsts, tiers, full }: Section,
): void {
  let at = 0;
  for (let place = 0; place < words.length; place++) {
    const word = uint32At(words, place);
    let left = uint32At(open, word);
    for (let bits = left; bits !== 0; bits &= bits - 1, at++) {
      const bit = lowestBit(bits);
      const docId = word * 32 + bit;
      const first = uint32At(firsts, at);
      let tier = TIER.holding;
      if (named.size > 0 && named.has(docId)) tier = TIER.number;
      else if (first >= uint32At(holdingEnd, docId)) tier = TIER.body;
      else if (first < uint32At(titleEnd, docId)) tier = TIER.title;
      else if (first < uint32At(causeEnd, docId)) tier = TIER.cause;
      if (tier >= full) left ^= bits & -bits;
      else if (tier > uint8At(tiers, place * 32 + bit)) tiers[place * 32 + bit] = tier;
    }
    open[word] = left;
  }
}

/** Words of a set sorted at once. */
interface Section {
  open: BitSet;
  /** Their indexes, ascending. */
  words: Uint32Array;
  /** For each open document of the section, ascending, the keyword's first position. */
  firsts: Uint32Array;
  /** By document of the section, open or not: those of 32 for each word. */
  tiers: Uint8Array;
  /** Tiers from this one on are full. */
  full: number;
}

/** Adds the open documents of a section to the lists of their tiers until these reach `limit`. */
function listByTier({ open, words, tiers }: Section, lists: number[][], limit: number): void {
  for (let place = 0; place < words.length; place++) {
    const word = uint32At(words, place);
    for (let bits = uint32At(open, word); bits !== 0; bits &= bits - 1) {
      const bit = lowestBit(bits);
      const list = itemAt(lists, uint8At(tiers, place * 32 + bit));
      if (list.length < limit) list.push(word * 32 + bit);
    }
  }
}

/** The first doc ids of each bucket, ascending. */
function inBuckets(
  { docIds, words }: LocatedSet,
  buckets: number,
  bucketOf: (docId: number) => number,
  limit: number,
): number[][] {
  const first: number[] = [];
  const lists = [first, ...Array.from({ length: buckets - 1 }, (): number[] => [])];
  // Nothing can come before a full first bucket.
  for (let at = 0; at < words.length && first.length < limit; at++) {
    const word = uint32At(words, at);
    for (let bits = uint32At(docIds, word); bits !== 0; bits &= bits - 1) {
      const docId = word * 32 + lowestBit(bits);
      const list = itemAt(lists, bucketOf(docId));
      if (list.length < limit) list.push(docId);
    }
  }
  return lists;
}
