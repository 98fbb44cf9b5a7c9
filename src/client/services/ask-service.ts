import { SEARCH_ASK_PATH } from "#contract/search/result-paths.ts";
import type { SearchAskResponse } from "#contract/search/search-ask.ts";
import { request } from "../request.ts";

/**
 * Requests proposals for a question. `cause` is the code of the cause that the visitor chose for it. Both are
 * sent only in the body.
 */
export const fetchProposals = (question: string, cause?: string, signal?: AbortSignal) =>
  request<SearchAskResponse>(SEARCH_ASK_PATH, { payload: { question, cause }, signal });
