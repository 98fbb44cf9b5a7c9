import { fetchStatistics } from "#client/services/download-service.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** Requests the counts of all documents that a query finds. */
export const readStatistics = (search: SearchQuery) => withLoadingBar(fetchStatistics(search));
