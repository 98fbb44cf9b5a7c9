import type { AlsoSearchedForms } from "#contract/search/search.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { type PlanResult, planQuery } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { resolveSubtrees } from "#domain/search/tree/hierarchy.ts";
import { chineseScripts } from "#domain/text/traditional-characters.ts";
import { loadCourts } from "../catalogue/courts.ts";
import { readTypedCourt } from "../catalogue/typed-names.ts";
import type { SearchCatalogue } from "./search-engine.ts";

/**
 * Matches the short names of a court, which judgments rarely print: names without 人民, and names that end with
 * 中院 or 高院. 最高法院 does not match, because judgments print it.
 */
const SHORT_COURT = /^(?!最高)\p{Script=Han}{2,14}(?<!人民)(?:法院|中院|高院)$/u;

/**
 * If exactly one word of a query is a short court name and the query has no court condition, the word becomes
 * the court condition. Also returns the moved word.
 */
export function takeCourt(
  query: SearchQuery,
  { courts }: SearchCatalogue,
): { query: SearchQuery; read: AlsoSearchedForms[] } {
  const short = query.type === SCOPE.cases ? query.qr.filter((word) => SHORT_COURT.test(word)) : [];
  const [value] = short;
  if (value === undefined || short.length > 1 || query.court.length > 0) return { query, read: [] };
  const court = readTypedCourt(value, "court");
  const node = "key" in court ? loadCourts().byId(court.key) : undefined;
  if (!node || resolveSubtrees(courts, String(node.value)).length === 0) return { query, read: [] };
  const qr = query.qr.filter((word) => word !== value);
  return {
    query: { ...query, qr, court: [String(node.value)] },
    read: [{ value, kinds: ["court"], forms: [node.label] }],
  };
}

/**
 * The plan of a query whose courts and causes have the names of the catalogue. A short court name among its
 * words becomes the court condition.
 */
export const planTyped = (query: SearchQuery, catalogue: SearchCatalogue): PlanResult =>
  planQuery(takeCourt(query, catalogue).query, catalogue.courts, catalogue.causes, chineseScripts);
