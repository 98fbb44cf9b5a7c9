import { SEARCH_PREWVIEW_COURT_PATH, SEARCH_PREWVIEW_REASON_PATH } from "#contract/paths.ts";
import type { CataloguePrewviewResponse } from "#contract/search/suggestions.ts";
import { request } from "../request.ts";

/** Which catalogue: courts or causes. */
export type CatalogueKind = "court" | "reason";
const PATHS = { court: SEARCH_PREWVIEW_COURT_PATH, reason: SEARCH_PREWVIEW_REASON_PATH };

/** Entries whose name, pinyin or initials match what was typed. */
export const fetchMatches = (kind: CatalogueKind, keyword: string, signal?: AbortSignal) =>
  request<CataloguePrewviewResponse>(PATHS[kind], { payload: { keyword }, signal });

/** The entries directly below a node, by its value; "" for the top. */
export const fetchBranch = (kind: CatalogueKind, parent: string, signal?: AbortSignal) =>
  request<CataloguePrewviewResponse>(PATHS[kind], { payload: { keyword: "", parent }, signal });
