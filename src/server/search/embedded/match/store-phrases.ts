import { join } from "node:path";
import { uint32At } from "#domain/search/array-reads.ts";
import { RUN_END } from "#domain/search/match/bigrams.ts";
import { SectionWriter } from "../../../generated/section-writer.ts";
import { addRange, type BitSet, cardinality, emptySet, intersect, unite } from "../lists/bit-set.ts";
import { PHRASES_FILE, type PhrasesMeta } from "../postings/frequent-phrases.ts";
import type { InvertedIndexReader } from "../postings/inverted-index-reader.ts";
import { matchKeywords } from "./match-keywords.ts";

/**
 * A phrase is stored if it is in so many documents, and if without it at least as many would have to be looked through: some
 * 10 ms for a word of four characters, 40 for one of ten. An index of fewer documents stores none.
 */
const FEWEST_DOCUMENTS = 1 << 18;
/** At most so many are stored, those that save the most: 64 bytes for each document of an index. */
const MAX_PHRASES = 512;
/** Longer phrases are found by those of this length that lie in them. */
const MAX_CHARACTERS = 40;
/** Documents among which phrases are counted, in stretches of a block of positions. */
const SAMPLED_DOCUMENTS = 1 << 15;
const STRETCH = 128;

/** Phrases that begin and end with a letter: numbers by themselves, days and months would be two thirds of all. */
const BETWEEN_LETTERS = /^\p{L}.*\p{L}$/u;

/** A phrase in the sample. */
interface Counted {
  characters: number[];
  phrase: string;
  /** The words of the sample, of the documents that contain it. */
  docIds: BitSet;
  /** How many would have to be looked through. */
  possible: number;
}

/** Stores the documents of phrases that are in at least `fewest` documents of an index and would take long to look for. */
export function storePhrases(
  folder: string,
  index: InvertedIndexReader,
  documents: number,
  fewest = FEWEST_DOCUMENTS,
): void {
  if (documents < fewest) return;
  const phrases = choosePhrases(index, documents, fewest);
  if (phrases.length === 0) return;
  const file = new SectionWriter(join(folder, PHRASES_FILE), { sets: "u32" });
  for (const phrase of phrases) file.columns.sets.pushAll(matchKeywords(index, [[phrase]], documents).docIds);
  file.finish({ fewest, words: Math.ceil(documents / 32), phrases } satisfies PhrasesMeta);
}

/**
 * The phrases to store, the longest first: where a longer one is stored, its documents are known to contain all that lies in
 * it, so that of shorter ones only those are stored that are often elsewhere too.
 */
function choosePhrases(index: InvertedIndexReader, documents: number, fewest: number): string[] {
  const sample = new Sample(documents);
  const least = fewest * sample.share;
  const chosen: { phrase: string; docIds: BitSet; saved: number }[] = [];
  for (const { phrase, docIds, possible } of frequentPhrases(index, sample, least).reverse()) {
    const sure = emptySet(docIds.length * 32);
    for (const longer of chosen) if (longer.phrase.includes(phrase)) unite(sure, longer.docIds);
    const saved = possible - cardinality(sure);
    if (saved >= least && BETWEEN_LETTERS.test(phrase)) chosen.push({ phrase, docIds, saved });
  }
  const most = chosen.toSorted((a, b) => b.saved - a.saved).slice(0, MAX_PHRASES);
  return most.map(({ phrase }) => phrase);
}

/** The phrases in at least so many documents of the sample, the shortest first: each is two that overlap. */
function frequentPhrases(index: InvertedIndexReader, sample: Sample, least: number): Counted[] {
  const found: Counted[] = [];
  let shorter = frequentBigrams(index, sample, least);
  for (let length = 3; length <= MAX_CHARACTERS && shorter.length > 0; length++) {
    const byHead = Map.groupBy(shorter, ({ characters }) => String.fromCodePoint(...characters.slice(0, -1)));
    const longer: Counted[] = [];
    for (const one of shorter) {
      for (const other of byHead.get(String.fromCodePoint(...one.characters.slice(1))) ?? []) {
        const both = one.docIds.slice();
        intersect(both, other.docIds);
        if (cardinality(both) < least) continue;
        const counted = countPhrase(index, sample, [...one.characters, ...other.characters.slice(-1)], both);
        if (cardinality(counted.docIds) >= least) longer.push(counted);
      }
    }
    found.push(...longer);
    shorter = longer;
  }
  return found;
}

function frequentBigrams(index: InvertedIndexReader, sample: Sample, least: number): Counted[] {
  const found: Counted[] = [];
  for (const term of index.allTerms()) {
    if (term.second === RUN_END || term.info.documents * sample.share < least) continue;
    const characters = [term.first, term.second];
    const phrase = String.fromCodePoint(...characters);
    const docIds = sample.of(index.list(term).listed(sample.size));
    const possible = cardinality(docIds);
    if (possible >= least) found.push({ characters, phrase, docIds, possible });
  }
  return found;
}

function countPhrase(
  index: InvertedIndexReader,
  sample: Sample,
  characters: number[],
  candidates: BitSet,
): Counted {
  const phrase = String.fromCodePoint(...characters);
  let possible = 0;
  const { docIds } = matchKeywords(index, [[phrase]], sample.size, (set) => {
    possible = cardinality(sample.of(set));
    sample.restrict(set, candidates);
  });
  return { characters, phrase, docIds: sample.of(docIds), possible };
}

/** Documents spread over an index, of whose sets only some words are held. */
class Sample {
  /** Documents of the index. */
  readonly size: number;
  /** How much of the index it is. */
  readonly share: number;
  /** Indexes of its words. */
  readonly #words: number[] = [];

  constructor(size: number) {
    this.size = size;
    const every = Math.max(1, Math.floor(size / SAMPLED_DOCUMENTS));
    const set = emptySet(size);
    for (let from = 0; from < size; from += every * STRETCH)
      addRange(set, from, Math.min(size, from + STRETCH));
    for (let word = 0; word < set.length; word++) if (set[word] !== 0) this.#words.push(word);
    this.share = size === 0 ? 0 : cardinality(set) / size;
  }

  /** Its words of a set over the index. */
  of(set: BitSet): BitSet {
    return Uint32Array.from(this.#words, (word) => uint32At(set, word));
  }

  /** Keeps in a set over the index only what a set over the sample holds. */
  restrict(set: BitSet, sampled: BitSet): void {
    const all = set.slice();
    set.fill(0);
    for (const [at, word] of this.#words.entries()) set[word] = uint32At(all, word) & uint32At(sampled, at);
  }
}
