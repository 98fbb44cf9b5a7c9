import { type Alphabet, MAX_GRAM } from "./alphabet.ts";
import { placeAmong } from "./gram-index.ts";

/** Words of a corpus with what each costs in a reading: the negative logarithm of its share, times 16. */
export interface VocabularyColumns {
  /** Keys of words of two to four characters, ascending. */
  keys: Float64Array;
  costs: Uint8Array;
}

/** What a character costs that is no word of the vocabulary. */
const SINGLE_COST = 230;

/** Parts texts into words of a vocabulary. */
export class Vocabulary {
  readonly #columns: VocabularyColumns;
  readonly #alphabet: Alphabet;

  constructor(alphabet: Alphabet, columns: VocabularyColumns) {
    this.#alphabet = alphabet;
    this.#columns = columns;
  }

  /** The cheapest reading of a folded text as words: where each begins and ends; blanks are left out. */
  words(text: string): [from: number, to: number][] {
    const best = new Float64Array(text.length + 1);
    const lengths = new Uint8Array(text.length + 1);
    for (let to = 1; to <= text.length; to++) {
      best[to] = best[to - 1]! + (text[to - 1] === " " ? 0 : SINGLE_COST);
      lengths[to] = 1;
      for (let length = 2; length <= MAX_GRAM && length <= to; length++) {
        if (text[to - length] === " ") break;
        const word = placeAmong(this.#columns.keys, this.#alphabet.key(text, to - length, to));
        if (word < 0) continue;
        const cost = this.#columns.costs[word]!;
        if (best[to - length]! + cost > best[to]!) continue;
        best[to] = best[to - length]! + cost;
        lengths[to] = length;
      }
    }
    const found: [number, number][] = [];
    for (let to = text.length; to > 0; to -= lengths[to]!)
      if (text[to - 1] !== " ") found.push([to - lengths[to]!, to]);
    return found.reverse();
  }
}
