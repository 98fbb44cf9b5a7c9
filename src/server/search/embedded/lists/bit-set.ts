/**
 * A set of doc ids as bits, 32 to a word. Doc id d is bit d & 31 of word d >>> 5. A set over 100,000
 * documents takes 12.5 kB.
 */
export type BitSet = Uint32Array<ArrayBuffer>;

export const emptySet = (size: number): BitSet => new Uint32Array(Math.ceil(size / 32));

/** The set of all doc ids below `size`. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff);
  if (size % 32 !== 0) set[set.length - 1] = (1 << (size % 32)) - 1;
  return set;
}

/** Adds the doc ids from `from` up to, but not including, `to`. */
export function addRange(set: BitSet, from: number, to: number): void {
  for (let docId = from; docId < to; docId++) add(set, docId);
}

export function add(set: BitSet, docId: number): void {
  set[docId >>> 5]! |= 1 << (docId & 31);
}

export function remove(set: BitSet, docId: number): void {
  set[docId >>> 5]! &= ~(1 << (docId & 31));
}

/** Whether a set contains a doc id. */
export function has(set: BitSet, docId: number): boolean {
  return ((set[docId >>> 5]! >>> (docId & 31)) & 1) === 1;
}

/** Keeps in `set` only the doc ids that are also in `other`. */
export function intersect(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= other[word]!;
}

/** Removes the doc ids in `other` from `set`. */
export function subtract(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word]! &= ~other[word]!;
}

/** Adds the doc ids in `other` to `set`. */
export function unite(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word]! |= other[word]!;
}

/** Number of doc ids in a set. */
export const cardinality = (set: BitSet): number => countCommon(set, set);

/** Number of doc ids that two sets share. */
export function countCommon(one: BitSet, other: BitSet): number {
  let size = 0;
  for (let word = 0; word < one.length; word++) {
    const bits = one[word]!;
    if (bits !== 0) size += countBits(bits & other[word]!);
  }
  return size;
}

/** Returned if a set has no further doc id. Greater than all doc ids. */
export const NO_MORE = 0x7fff_ffff;

/**
 * The lowest doc id of a set that is at least `least`; NO_MORE if there is none. A loop over it visits the
 * doc ids without a copy of them. It may remove the doc id that it visits.
 */
export function nextDocId(set: BitSet, least: number): number {
  let word = least >>> 5;
  if (word >= set.length) return NO_MORE;
  let bits = set[word]! & (-1 << (least & 31));
  while (bits === 0) {
    if (++word === set.length) return NO_MORE;
    bits = set[word]!;
  }
  return word * 32 + lowestBit(bits);
}

/** The doc ids of a set, ascending. */
export function docIdsOf(set: BitSet): number[] {
  const docIds: number[] = [];
  for (let docId = nextDocId(set, 0); docId !== NO_MORE; docId = nextDocId(set, docId + 1))
    docIds.push(docId);
  return docIds;
}

/** The doc ids below `size` that a set does not contain. */
export function complement(set: BitSet, size: number): BitSet {
  const others = fullSet(size);
  subtract(others, set);
  return others;
}

/** Number of set bits in a word. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Index of the lowest set bit of a nonzero word. */
const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
