import { fetchStatistics } from "#client/download-service.ts";
import type { SearchQuery } from "#contract/search-query.ts";
import { runBar } from "./loading-bar.ts";

/** The counts of a query's result set, or why there are none. */
export const readStatistics = (search: SearchQuery) => runBar(fetchStatistics(search));
