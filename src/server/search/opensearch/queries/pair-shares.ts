import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { phrasePairs, phraseText } from "../indexes/token-text.ts";
import type { IndexCalls } from "./index-calls.ts";

/** A form with more pairs matches few documents. */
const MAX_PAIRS = 8;
/** Maximum number of cached pairs per scope. The cache is cleared when it is full, and after KEPT_MS. */
const MAX_KEPT = 10_000;
const KEPT_MS = 600_000;

/**
 * Estimates the share of documents that a plan matches from the frequencies of character pairs, which the
 * cluster reads from its terms. The estimate affects only the cost, never the answer.
 */
export class PairShares {
  readonly #calls: Pick<IndexCalls<SearchScope>, "count">;
  readonly #kept = new Map<SearchScope, { since: number; counts: Map<string, Promise<number>> }>();

  constructor(calls: Pick<IndexCalls<SearchScope>, "count">) {
    this.#calls = calls;
  }

  /**
   * The estimate, from 0 to 1. Words are assumed independent, each as frequent as the rarest pair of its most
   * frequent form. 0 if the plan has another condition or no word, or a word without pairs or with many.
   */
  async expected(plan: QueryPlan): Promise<number> {
    const { keywords, fields, near, without } = plan;
    const { courts, causes, kinds, instances, outcomes, amounts, years, dates } = plan;
    const hasMore = courts || causes || kinds || instances || outcomes || amounts || years || dates;
    if (hasMore || fields.length + near.length + without.length > 0 || keywords.length === 0) return 0;
    const words = keywords.map(({ forms }) =>
      forms.map((form) => phrasePairs(phraseText(form))).filter((own) => own.length > 0),
    );
    const pairs = [...new Set(words.flat(2))];
    if (pairs.length > MAX_PAIRS || words.some((forms) => forms.length === 0)) return 0;
    const [all, ...held] = await Promise.all(["", ...pairs].map((pair) => this.#count(plan.type, pair)));
    const count = new Map(pairs.map((pair, at) => [pair, held[at]!]));
    return words
      .map((forms) => Math.max(...forms.map((own) => Math.min(...own.map((pair) => count.get(pair)!)))))
      .reduce((share, documents) => share * (documents / Math.max(1, all!)), 1);
  }

  /** Number of documents that contain a pair; of all documents for "". */
  #count(type: SearchScope, pair: string): Promise<number> {
    let kept = this.#kept.get(type);
    if (!kept || kept.counts.size >= MAX_KEPT || performance.now() - kept.since > KEPT_MS) {
      kept = { since: performance.now(), counts: new Map() };
      this.#kept.set(type, kept);
    }
    const { counts } = kept;
    // A search for one term alone is counted without a walk through its documents.
    const query = pair === "" ? { match_all: {} } : { term: { [TEXT_FIELD]: pair } };
    const known = counts.get(pair) ?? this.#calls.count(type, query);
    counts.set(pair, known);
    known.catch(() => counts.delete(pair));
    return known;
  }
}
