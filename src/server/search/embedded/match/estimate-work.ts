import { queryBigrams } from "#domain/search/match/bigrams.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { WordForms } from "./word.ts";

/**
 * Costs of finding words in one paragraph, in units of `SearchEngine.work`. They were fitted to the processor
 * time of 253 random groups over 100,000 documents.
 *
 * - `list`: per posting list of a single character.
 * - `byte`: per byte of positions in those lists.
 * - `joined`: per byte of positions in those lists that belongs to a document that may match.
 * - `decoded`: per byte of other positions in documents that may match.
 * - `met`: per word and document that may match.
 */
const NEAR = { list: 1150, byte: 0.09, joined: 1.7, decoded: 0.1, met: 2.9 } as const;

/**
 * Cost of a byte of positions in the lists of a single character, relative to other positions. These lists
 * are many, and their positions must be sorted.
 */
const JOINED = 5;
/** Cost, in bytes of positions, of adding one document of a list to a set. */
const UNITED = 0.6;

/**
 * Cost of each further position in a document, in bytes of positions. The first position of a document costs
 * one byte.
 */
const FURTHER = 1.75;

/** Estimates for a word, computed from the dictionary before any posting list is read. */
interface Expected {
  /** Upper bound of the word's document frequency. */
  documents: number;
  /** Bytes of the positions of those bigrams of the word whose second character is known. */
  closed: number;
  /** Bytes of the positions of those bigrams of the word whose second character may be any. */
  open: number;
  /** Number of documents in all posting lists of the bigrams that `open` counts. */
  listed: number;
  /** Number of posting lists of the bigrams that `open` counts: one for each second character. */
  lists: number;
}

function expect(index: InvertedIndexReader, form: string, size: number): Expected {
  const expected = { documents: size, closed: 0, open: 0, listed: 0, lists: 0 };
  for (const { first, second, open } of queryBigrams(form)) {
    let holding = 0;
    for (const term of open ? index.termsFrom(first) : [index.term(first, second)]) {
      if (!term) continue;
      holding += term.info.documents;
      expected[open ? "open" : "closed"] += term.info.documents + FURTHER * term.info.further;
      if (open) expected.lists++;
    }
    if (open) expected.listed += holding;
    expected.documents = Math.min(expected.documents, holding);
  }
  return expected;
}

function expectWord(index: InvertedIndexReader, { forms }: { forms: WordForms }, size: number): Expected {
  const sums: Expected = { documents: 0, closed: 0, open: 0, listed: 0, lists: 0 };
  for (const form of forms)
    for (const [key, value] of Object.entries(expect(index, form, size)))
      sums[key as keyof Expected] += value;
  return { ...sums, documents: Math.min(size, sums.documents) };
}

/**
 * Estimates the work of searching groups of words one after another. Each group is searched only in the
 * documents that match the earlier groups.
 */
function workOfGroups(
  index: InvertedIndexReader,
  groups: readonly (readonly { forms: WordForms }[])[],
  size: number,
): number {
  let work = 0;
  let fewest = size;
  for (const group of groups) {
    const words = group.map((word) => expectWord(index, word, size));
    fewest = Math.min(fewest, ...words.map(({ documents }) => documents));
    for (const { documents, closed, open, lists } of words) {
      const share = fewest / Math.max(1, documents);
      work += NEAR.list * lists + NEAR.byte * open + NEAR.met * fewest;
      work += share * (NEAR.joined * open + NEAR.decoded * closed);
    }
  }
  return work;
}

/** Estimates from the dictionary how much work the words of a plan take. */
export function estimateWork(index: InvertedIndexReader, plan: QueryPlan, size: number): number {
  const inDocuments = (word: { forms: WordForms }) => {
    const { documents, closed, open, listed } = expectWord(index, word, size);
    // A word of one bigram needs only the document list. A longer word needs only its first position in each
    // document.
    const isList = word.forms.length === 1 && word.forms.flatMap(queryBigrams).length === 1;
    return listed * UNITED + (isList ? documents / 8 : (closed + JOINED * open) / 2);
  };
  const inField = (word: { forms: WordForms }) => {
    const { closed, open, listed } = expectWord(index, word, size);
    return listed * UNITED + closed + JOINED * open;
  };
  const sum = (works: number[]) => works.reduce((total, work) => total + work, 0);
  return (
    workOfGroups(index, plan.near, size) +
    sum([...plan.keywords, ...plan.without].map(inDocuments)) +
    sum(plan.fields.map(inField))
  );
}
