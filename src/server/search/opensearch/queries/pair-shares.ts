import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { phrasePairs, phraseText } from "../indexes/token-text.ts";
import { readHits } from "./answers.ts";
import type { IndexCalls } from "./index-calls.ts";
import type { QueryClause } from "./query-body.ts";

/** With more pairs than this few documents match. */
const MAX_PAIRS = 8;
/** Pairs kept per scope; all are forgotten where there are more, and after a while. */
const MAX_KEPT = 10_000;
const KEPT_MS = 600_000;

/**
 * How large a share of the documents is likely to match a plan: from the counts of pairs of characters, which the cluster
 * reads from its terms. What is shown does not depend on it, only what it costs.
 */
export class PairShares {
  readonly #calls: Pick<IndexCalls<SearchScope>, "search">;
  readonly #kept = new Map<SearchScope, { since: number; counts: Map<string, Promise<number>> }>();

  constructor(calls: Pick<IndexCalls<SearchScope>, "search">) {
    this.#calls = calls;
  }

  /**
   * From 0 to 1: words are taken to be independent, each as frequent as the rarest pair of its most frequent form. 0 where
   * there is another condition or no word, or a word without a pair or of many.
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

  /** Documents that hold a pair; all for "". */
  #count(type: SearchScope, pair: string): Promise<number> {
    let kept = this.#kept.get(type);
    if (!kept || kept.counts.size >= MAX_KEPT || performance.now() - kept.since > KEPT_MS) {
      kept = { since: performance.now(), counts: new Map() };
      this.#kept.set(type, kept);
    }
    const { counts } = kept;
    const known =
      counts.get(pair) ?? this.#ask(type, pair === "" ? { match_all: {} } : { term: { [TEXT_FIELD]: pair } });
    counts.set(pair, known);
    known.catch(() => counts.delete(pair));
    return known;
  }

  /** A search for one term alone is counted without a walk through its documents. */
  async #ask(type: SearchScope, query: QueryClause): Promise<number> {
    return readHits(await this.#calls.search(type, { query, size: 0, track_total_hits: true })).total;
  }
}
