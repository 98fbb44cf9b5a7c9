import type { SearchHit } from "../../search-engine.ts";

/** Numbers per request; a terms query may hold 65,536. */
const MAX_NUMBERS = 1000;

interface Waiting {
  number: string;
  tell: (rows: SearchHit[]) => void;
  fail: (error: unknown) => void;
}

/** The rows of normalised case numbers, each under its own; null if there are too many to list at once. */
export type FindNumbers = (numbers: string[]) => Promise<Map<string, SearchHit[]> | null>;

/** Looks up whole case numbers; those requested in one turn of the event loop share a request. */
export class NumberBatch {
  readonly #find: FindNumbers;
  #waiting: Waiting[] = [];

  constructor(find: FindNumbers) {
    this.#find = find;
  }

  rowsOf(number: string): Promise<SearchHit[]> {
    return new Promise((tell, fail) => {
      this.#waiting.push({ number, tell, fail });
      if (this.#waiting.length === 1) setImmediate(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < all.length; at += MAX_NUMBERS) {
      const some = all.slice(at, at + MAX_NUMBERS);
      await this.#answer(some).catch((error) => {
        for (const { fail } of some) fail(error);
      });
    }
  }

  /** Halves what is too much; one number alone never is. */
  async #answer(some: Waiting[]): Promise<void> {
    const found = await this.#find([...new Set(some.map(({ number }) => number))]);
    if (found) {
      for (const { number, tell } of some) tell(found.get(number) ?? []);
      return;
    }
    const middle = some.length >> 1;
    await Promise.all([this.#answer(some.slice(0, middle)), this.#answer(some.slice(middle))]);
  }
}
