import type { ContentInstancesResponse } from "#contract/judgment/content-instances.ts";
import type { ContentSimilarResponse } from "#contract/judgment/content-similar.ts";
import type { ContentResponse } from "#contract/judgment/judgment-detail.ts";
import {
  CONTENT_INSTANCES_PATH,
  CONTENT_PATH,
  CONTENT_SIMILAR_PATH,
  SEARCH_COUNT_PATH,
  SEARCH_PATH,
  SEARCH_PREWVIEW_COURT_PATH,
  SEARCH_PREWVIEW_PATH,
  SEARCH_PREWVIEW_REASON_PATH,
  SEARCH_TREEDATA_PATH,
} from "#contract/paths.ts";
import type { SearchTreedataResponse } from "#contract/search/facets.ts";
import { SEARCH_ASK_PATH } from "#contract/search/result-paths.ts";
import type { SearchResponse } from "#contract/search/search.ts";
import type { SearchAskResponse } from "#contract/search/search-ask.ts";
import type { SearchCountResponse } from "#contract/search/search-count.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import type { CataloguePrewviewResponse, PrewviewResponse } from "#contract/search/suggestions.ts";
import type { SearchScope } from "#domain/search/scope.ts";
import { request } from "../request.ts";

/**
 * Requests the 200 rows of a query from rank `from` on. Only the rows of the page `query.index` have
 * snippets.
 */
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

/**
 * Requests the facets of all judgments of a cause. An empty cause stands for all causes. The courts among the
 * facets have counts.
 */
export const fetchCauseTree = (reason: string) =>
  request<SearchTreedataResponse>(SEARCH_TREEDATA_PATH, {
    payload: { reason: reason ? [reason] : [] },
  });

/** Requests a judgment together with the judgment of the other instance. */
export const fetchInstances = (id: string) =>
  request<ContentInstancesResponse>(CONTENT_INSTANCES_PATH, { payload: { id } });

/** Requests the judgments that are similar to a judgment. */
export const fetchSimilar = (id: string) =>
  request<ContentSimilarResponse>(CONTENT_SIMILAR_PATH, { payload: { id } });

/** Requests the judgments that are similar to a description. They have the given cause, if one is given. */
export const fetchSimilarTo = (text: string, cause: string) =>
  request<ContentSimilarResponse>(CONTENT_SIMILAR_PATH, {
    payload: { text, ...(cause && { cause }) },
  });

/** The catalogue of courts, or the catalogue of causes. */
export type CatalogueKind = "court" | "reason";
const PATHS = { court: SEARCH_PREWVIEW_COURT_PATH, reason: SEARCH_PREWVIEW_REASON_PATH };

/** Requests the entries whose name, pinyin or initials match a typed text. */
export const fetchMatches = (kind: CatalogueKind, keyword: string, signal?: AbortSignal) =>
  request<CataloguePrewviewResponse>(PATHS[kind], { payload: { keyword }, signal });

/** Requests the entries directly below an entry. `parent` is the value of that entry, or "" for the top. */
export const fetchBranch = (kind: CatalogueKind, parent: string, signal?: AbortSignal) =>
  request<CataloguePrewviewResponse>(PATHS[kind], { payload: { keyword: "", parent }, signal });

/**
 * Requests proposals for a question. `cause` is the code of the cause that the visitor chose for it. Both are
 * sent only in the body.
 */
export const fetchProposals = (question: string, cause?: string, signal?: AbortSignal) =>
  request<SearchAskResponse>(SEARCH_ASK_PATH, { payload: { question, cause }, signal });
