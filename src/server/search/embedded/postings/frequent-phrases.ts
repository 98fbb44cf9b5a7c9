import { existsSync } from "node:fs";
import { join } from "node:path";
import { type OpenBlocks, openGenerated } from "../../../generated/block-file.ts";
import { type OpenSectionFile, openSections } from "../../../generated/section-file.ts";
import { type BitSet, emptySet, intersect, unite } from "../lists/bit-set.ts";

/** The documents of each phrase that would take long to look for; an index without such phrases has no such file. */
export const PHRASES_FILE = "phrases.bin";

/** What is told of the sets, each ⌈documents / 32⌉ words of the column `sets`, in the order of the phrases. */
export interface PhrasesMeta {
  /** A phrase of which a bigram is in fewer documents has nothing to do with any that is stored. */
  fewest: number;
  /** Words of a set. */
  words: number;
  /** Each a normalised phrase of three characters or more, without a space. */
  phrases: string[];
}

/** What stored phrases tell of another; the sets belong to the caller. */
export interface PhraseBounds {
  /** Documents that contain it: those of phrases in which it lies. */
  sure: BitSet;
  /** Documents that may contain it: those with all phrases that lie in it. The same set where the phrase itself is stored. */
  possible: BitSet | null;
}

/** The stored phrases of an index, open for reading. */
export class FrequentPhrases {
  readonly #file: OpenSectionFile<PhrasesMeta>;
  readonly #sets: { subarray(from: number, to: number): BitSet };
  readonly #numbers: ReadonlyMap<string, number>;

  private constructor(file: OpenSectionFile<PhrasesMeta>) {
    this.#file = file;
    this.#sets = file.stretches("sets", "u32");
    this.#numbers = new Map(file.meta.phrases.map((phrase, number) => [phrase, number]));
  }

  /** Those of an index, or null if none are stored. */
  static open(folder: string, open: OpenBlocks = openGenerated): FrequentPhrases | null {
    const path = join(folder, PHRASES_FILE);
    return existsSync(path) ? new FrequentPhrases(openSections<PhrasesMeta>(path, open)) : null;
  }

  /** A phrase of which a bigram is in fewer documents has nothing to do with any that is stored. */
  get fewest(): number {
    return this.#file.meta.fewest;
  }

  /** What is told of a normalised phrase, or null if that is nothing. */
  boundsOf(phrase: string): PhraseBounds | null {
    const own = this.#numbers.get(phrase);
    if (own !== undefined) {
      const set = this.#set(own).slice();
      return { sure: set, possible: set };
    }
    const { words } = this.#file.meta;
    const sure = emptySet(words * 32);
    let possible: BitSet | null = null;
    let isTold = false;
    for (const [stored, number] of this.#numbers) {
      if (stored.includes(phrase)) unite(sure, this.#set(number));
      else if (!phrase.includes(stored)) continue;
      else if (possible) intersect(possible, this.#set(number));
      else possible = this.#set(number).slice();
      isTold = true;
    }
    return isTold ? { sure, possible } : null;
  }

  close(): void {
    this.#file.close();
  }

  /** Valid until the next is read. */
  #set(number: number): BitSet {
    const { words } = this.#file.meta;
    return this.#sets.subarray(number * words, (number + 1) * words);
  }
}
