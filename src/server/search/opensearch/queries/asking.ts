import type { QueryPlan } from "#domain/search/query/query-plan.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import { TEXT_FIELD } from "../indexes/index-body.ts";
import { phrasePairs, phraseText } from "../indexes/token-text.ts";
import type { IndexCalls } from "./index-calls.ts";

/**
 * What a search of documents needs: the calls to the index, the trees of the scope, and the frequencies of
 * character pairs.
 */
export interface Asking {
  calls: IndexCalls<SearchScope>;
  catalogue: SearchCatalogue;
  shares: PairShares;
}

/** Maximum number of pairs for which an estimate is made. A text with more pairs is in few documents. */
const MAX_PAIRS = 8;
/** Maximum number of cached pairs of a scope. A full cache is cleared. */
const MAX_KEPT = 10_000;
/** Time in ms after which the cache of a scope is cleared. */
const KEPT_MS = 600_000;

/**
 * Estimates the share of documents that a plan finds. The estimate uses the document frequencies of character
 * pairs, which the cluster reads from its terms. It affects only the cost, never the answer.
 */
export class PairShares {
  readonly #calls: Pick<IndexCalls<SearchScope>, "count">;
  readonly #kept = new Map<SearchScope, { since: number; counts: Map<string, Promise<number>> }>();

  constructor(calls: Pick<IndexCalls<SearchScope>, "count">) {
    this.#calls = calls;
  }

  /**
   * The estimated share, 0 to 1. A form is assumed to be as frequent as its rarest pair, a word as its most
   * frequent form, and words to be independent of each other. The estimate is 0 in these cases: the plan has
   * no keyword, it has any other condition, a word has no pair, or there are more than MAX_PAIRS pairs.
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

  /** Number of documents that contain a pair. For "" the number of all documents. */
  #count(type: SearchScope, pair: string): Promise<number> {
    let kept = this.#kept.get(type);
    if (!kept || kept.counts.size >= MAX_KEPT || performance.now() - kept.since > KEPT_MS) {
      kept = { since: performance.now(), counts: new Map() };
      this.#kept.set(type, kept);
    }
    const { counts } = kept;
    // The cluster counts a search for a single term without visiting documents.
    const query = pair === "" ? { match_all: {} } : { term: { [TEXT_FIELD]: pair } };
    const known = counts.get(pair) ?? this.#calls.count(type, query);
    counts.set(pair, known);
    known.catch(() => counts.delete(pair));
    return known;
  }
}
