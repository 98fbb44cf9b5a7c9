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

/** 200 rows of a query from rank `from` on, with snippets for the page `index`. */
export const fetchRows = (query: SearchQuery, from = 1, signal?: AbortSignal) => {
  const search = from === 1 ? query : { ...query, from };
  return request<SearchResponse>(SEARCH_PATH, { payload: { search }, signal });
};

/** Fetches the number of documents that a query finds. */
export const fetchCount = (search: SearchQuery, signal?: AbortSignal) =>
  request<SearchCountResponse>(SEARCH_COUNT_PATH, { payload: { search }, signal });

/** Fetches the count of a query's documents, with the effect of each condition of the query. */
export const fetchExplanation = (search: SearchQuery, signal?: AbortSignal) =>
  request<SearchCountResponse>(SEARCH_COUNT_PATH, {
    payload: { search, explain: true },
    signal,
  });

/** The facet tree of a query. */
export const fetchFacets = (query: SearchQuery, signal?: AbortSignal) =>
  request<SearchTreedataResponse>(SEARCH_TREEDATA_PATH, { payload: query, signal });

/** Suggestion groups for what has been typed. */
export const fetchSuggestions = (keyword: string, type: SearchScope, signal?: AbortSignal) =>
  request<PrewviewResponse>(SEARCH_PREWVIEW_PATH, { payload: { keyword, type }, signal });

/** The full text of a judgment. */
export const fetchJudgment = (id: string, signal?: AbortSignal) =>
  request<ContentResponse>(CONTENT_PATH, { payload: { id }, signal });
