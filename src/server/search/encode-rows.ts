import type { SearchRow } from "#contract/search/search.ts";
import { EncodedJson } from "../http/encoded-json.ts";
import type { SearchHit } from "./search-engine.ts";

/** The JSON of a row as a search answers it (SearchRow). */
export function encodeRow({ id, title, court, number, date, url, snippets }: SearchHit): string {
  return JSON.stringify({
    id,
    casename: title,
    court,
    case_number: number,
    casedate: date,
    ...(url && { url }),
    ...(snippets && { snippets }),
  } satisfies SearchRow);
}

/** The JSON of rows as a search answers them. */
export const encodeRows = (rows: readonly SearchHit[]): EncodedJson =>
  new EncodedJson([Buffer.from(`[${rows.map(encodeRow).join(",")}]`)]);

/** The rows of encodeRow's JSON. */
export function decodeRows(json: string): SearchHit[] {
  return (JSON.parse(json) as SearchRow[]).map(
    ({ id, casename, court, case_number, casedate, url, snippets }) => ({
      id,
      title: casename,
      court,
      number: case_number,
      date: casedate,
      ...(url && { url }),
      ...(snippets && { snippets }),
    }),
  );
}
