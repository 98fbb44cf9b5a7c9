import { queryBigrams } from "#domain/search/match/bigrams.ts";
import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { PlanWork } from "../../search-engine.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import type { WordForms } from "./word.ts";

/**
 * Costs of finding words in one paragraph, in units of PlanWork, fitted to the processor time of 253 random
 * groups over 100,000 documents: per posting list of a single character, per byte of those lists, per byte of
 * those lists in documents that may match, per byte of other positions there, and per word in each such
 * document.
 */
const NEAR = { list: 1150, byte: 0.09, joined: 1.7, decoded: 0.1, met: 2.9 } as const;

/** Weight of merging the positions of the many lists of a single character, which are sorted first. */
const JOINED = 5;
/** Number of list entries that are united in the time of decoding one byte of positions. */
const UNITED = 0.6;

/** Work, in bytes, of a position beyond the first of its document; the first takes one. */
const FURTHER = 1.75;

/** Estimates for a word from the dictionary, before any posting is read. */
interface Expected {
  /** Upper bound of the word's document frequency. */
  documents: number;
  /**
   * Bytes of the positions of the word's bigrams with a known second character; `open` is that of the others.
   */
  closed: number;
  open: number;
  /** Number of list entries and number of lists of the bigrams with an open second character. */
  listed: number;
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
  const each = forms.map((form) => expect(index, form, size));
  const sum = (key: keyof Expected) => each.reduce((total, one) => total + one[key], 0);
  return {
    documents: Math.min(size, sum("documents")),
    closed: sum("closed"),
    open: sum("open"),
    listed: sum("listed"),
    lists: sum("lists"),
  };
}

/**
 * The work of groups of words in sequence; each group is searched in the documents that match the earlier
 * ones.
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

/** Estimated bytes of positions that each kind of condition in a plan decodes, by the dictionary. */
export function estimateWork(index: InvertedIndexReader, plan: QueryPlan, size: number): PlanWork {
  const inDocuments = (word: { forms: WordForms }) => {
    const { documents, closed, open, listed } = expectWord(index, word, size);
    // A word of one bigram needs only its list of documents. A longer word needs only its first position in
    // each document.
    const isList = word.forms.length === 1 && word.forms.flatMap(queryBigrams).length === 1;
    return listed * UNITED + (isList ? documents / 8 : (closed + JOINED * open) / 2);
  };
  const inField = (word: { forms: WordForms }) => {
    const { closed, open, listed } = expectWord(index, word, size);
    return listed * UNITED + closed + JOINED * open;
  };
  const sum = (works: number[]) => works.reduce((total, work) => total + work, 0);
  return {
    near: workOfGroups(index, plan.near, size),
    words: sum([...plan.keywords, ...plan.without].map(inDocuments)),
    fields: sum(plan.fields.map(inField)),
  };
}
