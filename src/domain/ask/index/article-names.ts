import { articleKey } from "../../statute/citation/article-set.ts";
import { lawKeys, nameKeys } from "../../statute/citation/law-name.ts";
import type { AskIndex } from "./ask-index.ts";

/** Finds the articles of an index by the name of their law. */
export class ArticleNames {
  readonly #laws = new Map<string, number[]>();
  readonly #numbers = new Map<number, Map<number, number>>();
  readonly #index: AskIndex;

  constructor(index: AskIndex) {
    this.#index = index;
    for (const [law, { title }] of index.columns.laws.entries())
      for (const key of lawKeys(title)) this.#laws.set(key, [...(this.#laws.get(key) ?? []), law]);
  }

  /** The article of the law with this name or abbreviation; undefined if the index does not have it. */
  find(lawName: string, number: number, branch: number): number | undefined {
    for (const key of nameKeys(lawName)) {
      for (const law of this.#laws.get(key) ?? []) {
        const found = this.#numbersOf(law).get(articleKey(number, branch));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** Whether the index has a law with this name or abbreviation. */
  knows(lawName: string): boolean {
    return nameKeys(lawName).some((key) => this.#laws.has(key));
  }

  #numbersOf(law: number): Map<number, number> {
    const known = this.#numbers.get(law);
    if (known) return known;
    const numbers = new Map<number, number>();
    this.#numbers.set(law, numbers);
    const { lawStart, columns } = this.#index;
    for (let at = lawStart[law]!; at < lawStart[law + 1]!; at++) {
      const key = articleKey(columns.number[at]!, columns.branch[at]!);
      if (!numbers.has(key)) numbers.set(key, at);
    }
    return numbers;
  }
}
