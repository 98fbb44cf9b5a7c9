import type { SearchRow } from "#contract/search/search.ts";
import type { SearchHit } from "../search-engine.ts";

/** A search hit in the contract's form. */
export const searchRow = ({
  id,
  title,
  court,
  number,
  date,
  url,
  instance,
  outcome,
  snippets,
}: SearchHit): SearchRow => ({
  id,
  casename: title,
  court,
  case_number: number,
  casedate: date,
  ...(url && { url }),
  ...(instance && { instance }),
  ...(outcome && { outcome }),
  ...(snippets && { snippets }),
});
