import { SEARCH_ASK_PATH } from "#contract/search/result-paths.ts";
import type { SearchAskResponse } from "#contract/search/search-ask.ts";
import { request } from "../request.ts";

/** Proposals for a question, with the code of the cause chosen for it. Both are sent in the body only. */
export const fetchProposals = (question: string, cause?: string, signal?: AbortSignal) =>
  request<SearchAskResponse>(SEARCH_ASK_PATH, { payload: { question, cause }, signal });
