import { SEARCH_PREWVIEW_COURT_PATH, SEARCH_PREWVIEW_REASON_PATH } from "#contract/paths.ts";
import type { CataloguePrewviewResponse } from "#contract/search/suggestions.ts";
import { request } from "../request.ts";

/** The catalogue of courts, or the catalogue of causes. */
export type CatalogueKind = "court" | "reason";
const PATHS = { court: SEARCH_PREWVIEW_COURT_PATH, reason: SEARCH_PREWVIEW_REASON_PATH };

/** Requests the entries whose name, pinyin or initials match a typed text. */
export const fetchMatches = (kind: CatalogueKind, keyword: string, signal?: AbortSignal) =>
  request<CataloguePrewviewResponse>(PATHS[kind], { payload: { keyword }, signal });

/** Requests the entries directly below an entry. `parent` is the value of that entry, or "" for the top. */
export const fetchBranch = (kind: CatalogueKind, parent: string, signal?: AbortSignal) =>
  request<CataloguePrewviewResponse>(PATHS[kind], { payload: { keyword: "", parent }, signal });
