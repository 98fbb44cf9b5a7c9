import { normaliseText } from "#domain/search/match/normalise-text.ts";

/** A document for a plain scan: the normalised passages of its text; no phrase spans two of them. */
export interface ScannedDocument {
  id: string;
  pieces: string[];
}

/** Shortest and longest phrase; people paste half sentences and type as little as two characters. */
const CHARS = { least: 2, most: 12 };
/** Attempts before a phrase is given up: some documents have no sufficiently long run. */
const TRIES = 20;

/**
 * Phrases from the documents, 2 to 12 characters without punctuation, at positions from a linear congruential
 * generator with `seed`. The same documents and seed give the same phrases, without duplicates.
 */
export function randomPhrases(documents: readonly ScannedDocument[], count: number, seed: number): string[] {
  const next = generator(seed);
  const phrases = new Set<string>();
  for (let tries = 0; phrases.size < count && tries < count * TRIES; tries++) {
    const { pieces } = documents[next(documents.length)]!;
    const run = (pieces[next(pieces.length)] ?? "").split(" ").filter((part) => part.length >= CHARS.least);
    const part = run[next(run.length)] ?? "";
    const length = Math.min(part.length, CHARS.least + next(CHARS.most - CHARS.least + 1));
    const from = next(part.length - length + 1);
    const phrase = part.slice(from, from + length);
    // A surrogate pair must not be split.
    if (phrase.isWellFormed() && normaliseText(phrase) === phrase && phrase.length >= CHARS.least)
      phrases.add(phrase);
  }
  return [...phrases];
}

/** Ids of the documents that contain a normalised phrase, by a scan of every passage. */
export function scan(documents: readonly ScannedDocument[], phrase: string): Set<string> {
  const found = new Set<string>();
  for (const { id, pieces } of documents) if (pieces.some((piece) => piece.includes(phrase))) found.add(id);
  return found;
}

/** How well results agree with the truth over all phrases; 1 if there was nothing to find. */
export class Agreement {
  #found = 0;
  #true = 0;
  #both = 0;

  /** Counts one phrase. */
  add(found: ReadonlySet<string>, truth: ReadonlySet<string>): void {
    this.#found += found.size;
    this.#true += truth.size;
    for (const id of found) if (truth.has(id)) this.#both++;
  }

  get precision(): number {
    return this.#found === 0 ? 1 : this.#both / this.#found;
  }

  get recall(): number {
    return this.#true === 0 ? 1 : this.#both / this.#true;
  }
}

function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return below > 0 ? Math.floor((state / 2 ** 32) * below) : 0;
  };
}
