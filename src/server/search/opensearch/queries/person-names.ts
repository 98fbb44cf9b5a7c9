import * as z from "zod/mini";
import type { SearchBody } from "../cluster/shared-calls.ts";
import { readBuckets } from "./answers.ts";

/** Whose name it is: a court officer's, counsel's or a firm's; another natural person's. */
export interface NameKinds {
  officer: boolean;
  person: boolean;
}

interface Waiting {
  name: string;
  tell: (kinds: NameKinds) => void;
  fail: (error: unknown) => void;
}

/** Names per request; a terms query may hold 65,536. */
const MAX_NAMES = 1000;
/** No document has a longer name: values of the field are limited in bytes. */
const MAX_NAME_CHARS = 200;

/** Looks up names in a cluster; those requested in one turn of the event loop share a request. */
export class PersonNames {
  readonly #search: (body: SearchBody) => Promise<unknown>;
  #waiting: Waiting[] = [];

  constructor(search: (body: SearchBody) => Promise<unknown>) {
    this.#search = search;
  }

  async kindsOf(name: string): Promise<NameKinds> {
    if (name === "" || name.length > MAX_NAME_CHARS) return { officer: false, person: false };
    return new Promise((tell, fail) => {
      this.#waiting.push({ name, tell, fail });
      if (this.#waiting.length === 1) setImmediate(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const all = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < all.length; at += MAX_NAMES) {
      const some = all.slice(at, at + MAX_NAMES);
      try {
        const [officers, people] = await this.#known([...new Set(some.map(({ name }) => name))]);
        for (const { name, tell } of some) tell({ officer: officers!.has(name), person: people!.has(name) });
      } catch (error) {
        for (const { fail } of some) fail(error);
      }
    }
  }

  async #known(names: string[]): Promise<Set<string>[]> {
    const fields = ["officers", "people"];
    const answer = await this.#search({
      query: {
        bool: { should: fields.map((field) => ({ terms: { [field]: names } })), minimum_should_match: 1 },
      },
      size: 0,
      track_total_hits: false,
      aggs: Object.fromEntries(
        fields.map((field) => [field, { terms: { field, size: names.length, include: names } }]),
      ),
    });
    const buckets = readBuckets(answer, fields);
    return fields.map((field) => new Set(buckets[field]!.map(([name]) => z.parse(z.string(), name))));
  }
}
