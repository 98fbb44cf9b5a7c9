import type { Claim } from "./claim-factors.ts";
import type { CountedCases } from "./counted-cases.ts";
import { factorTable } from "./factor-table.ts";
import { shrinkageFactor } from "./formula.ts";

/** Computes the experience of lawyers for a claim, one lawyer at a time. */
export class Experience {
  readonly #counted: CountedCases;
  readonly #factors: ReturnType<typeof factorTable>;

  constructor(counted: CountedCases, claim: Claim) {
    this.#counted = counted;
    this.#factors = factorTable(claim);
  }

  /** The experience before scaling: sum x shrinkage. */
  value(lawyer: number): number {
    const { sum, n } = this.sum(lawyer);
    return sum * shrinkageFactor(n);
  }

  /**
   * The sum of the factors of a lawyer's cases, added oldest first, and the number of cases with a factor
   * above 0.
   */
  sum(lawyer: number): { sum: number; n: number } {
    const { offsets, court, cause, amount } = this.#counted;
    const table = this.#factors;
    const end = offsets[lawyer + 1]!;
    let sum = 0;
    let n = 0;
    for (let at = offsets[lawyer]!; at < end; at++) {
      const like = table.likes[table.cause[cause[at]!]! + table.court[court[at]!]! + amount[at]!]!;
      if (like === 0) continue;
      sum += like;
      n++;
    }
    return { sum, n };
  }
}
