import type { SearchRow } from "#contract/search/search.ts";
import type { SearchHit } from "../search-engine.ts";

/** A search hit in the contract's form. */
export const searchRow = ({ id, title, court, number, date, ...others }: SearchHit): SearchRow => ({
  ...{ id, casename: title, court, case_number: number, casedate: date },
  ...others,
});
