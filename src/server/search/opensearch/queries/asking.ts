import type { SearchScope } from "#domain/search/scope.ts";
import type { SearchCatalogue } from "../../search-engine.ts";
import type { IndexCalls } from "./index-calls.ts";
import type { PairShares } from "./pair-shares.ts";

/** What a search of documents is asked with: the index, its trees, and how frequent pairs of characters are. */
export interface Asking {
  calls: IndexCalls<SearchScope>;
  catalogue: SearchCatalogue;
  shares: PairShares;
}
