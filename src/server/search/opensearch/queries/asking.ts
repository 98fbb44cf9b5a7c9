import type { SearchScope } from "#domain/search/scope.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import type { IndexCalls } from "./index-calls.ts";
import type { PairShares } from "./pair-shares.ts";

/**
 * What a search of documents needs: the calls to the index, the trees of the scope, and the frequencies of
 * character pairs.
 */
export interface Asking {
  calls: IndexCalls<SearchScope>;
  catalogue: SearchCatalogue;
  shares: PairShares;
}
