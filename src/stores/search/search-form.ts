import { emptyQuery, encodeQuery } from "#contract/search/query-address.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { typedKeywords } from "#domain/search/query/typed-keywords.ts";

/** The address of the result page for what was typed into a search form. */
export const addressOf = (action: string, type: SearchQuery["type"], text: string): string =>
  `${action}#${encodeQuery({ ...emptyQuery(), type, qr: typedKeywords(text, type) })}`;
