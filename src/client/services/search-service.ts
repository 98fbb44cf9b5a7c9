import type { ContentResponse } from "#contract/judgment/judgment-detail.ts";
import {
  CONTENT_PATH,
  SEARCH_COUNT_PATH,
  SEARCH_PATH,
  SEARCH_PREWVIEW_PATH,
  SEARCH_TREEDATA_PATH,
} from "#contract/paths.ts";
import type { SearchTreedataResponse } from "#contract/search/facets.ts";
import type { SearchResponse } from "#contract/search/search.ts";
import type { SearchCountResponse } from "#contract/search/search-count.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { PrewviewResponse } from "#contract/search/suggestions.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { request } from "../request.ts";

/** Requests the 200 rows of a query from rank `from` on. Only the rows of the page `index` have snippets. */
export const fetchRows = (query: SearchQuery, from = 1, signal?: AbortSignal) => {
  const search = from === 1 ? query : { ...query, from };
  return request<SearchResponse>(SEARCH_PATH, { payload: { search }, signal });
};

/** Requests the number of documents that a query finds. */
export const fetchCount = (search: SearchQuery, signal?: AbortSignal) =>
  request<SearchCountResponse>(SEARCH_COUNT_PATH, { payload: { search }, signal });

/** Requests the number of documents that a query finds, and the effect of each of its conditions. */
export const fetchExplanation = (search: SearchQuery, signal?: AbortSignal) =>
  request<SearchCountResponse>(SEARCH_COUNT_PATH, {
    payload: { search, explain: true },
    signal,
  });

/** Requests the facets of a query. */
export const fetchFacets = (query: SearchQuery, signal?: AbortSignal) =>
  request<SearchTreedataResponse>(SEARCH_TREEDATA_PATH, { payload: query, signal });

/** Requests suggestions for a typed text. */
export const fetchSuggestions = (keyword: string, type: SearchScope, signal?: AbortSignal) =>
  request<PrewviewResponse>(SEARCH_PREWVIEW_PATH, { payload: { keyword, type }, signal });

/** Requests the full text of a judgment. */
export const fetchJudgment = (id: string, signal?: AbortSignal) =>
  request<ContentResponse>(CONTENT_PATH, { payload: { id }, signal });
