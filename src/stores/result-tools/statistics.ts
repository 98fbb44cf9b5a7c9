import { fetchStatistics } from "#client/services/download-service.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { withLoadingBar } from "../page/loading-bar.ts";

/** The counts of a query's result set, or why there are none. */
export const readStatistics = (search: SearchQuery) => withLoadingBar(fetchStatistics(search));
