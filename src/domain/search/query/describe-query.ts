import type { Conditions, ListField } from "./query-fields.ts";

/** The kinds of clauses in the explanation of a query. src/i18n has their wording. */
export type ClauseCode = Exclude<ListField, "qr" | "within"> | "words" | "between" | "since" | "until";

/**
 * One clause of an explained query. `join` tells whether all of its values must match or any. For a period,
 * the values are its first and last day.
 */
export interface Clause {
  code: ClauseCode;
  values: string[];
  join: "all" | "any";
}

/** The clauses that explain a query, in the order in which they are read out. All of them must match. */
export function describeQuery(query: Conditions): Clause[] {
  const clauses: Clause[] = [];
  const say = (code: ClauseCode, values: readonly string[] = [], join: Clause["join"] = "all") => {
    if (values.length > 0) clauses.push({ code, values: [...values], join });
  };
  say("words", [...new Set([...(query.qr ?? []), ...(query.within ?? [])])]);
  // The words of each group must share a paragraph.
  for (const group of query.near ?? []) say("near", [group]);
  for (const field of ["title", "holding", "judge", "counsel", "courtname"] as const)
    say(field, query[field]);
  say("without", query.without, "any");
  for (const field of ["reason", "court", "kind", "instance", "outcome", "amount", "suitedate"] as const)
    say(field, query[field], "any");
  const { datefrom = "", dateto = "" } = query;
  if (datefrom && dateto) say("between", [datefrom, dateto]);
  else if (datefrom) say("since", [datefrom]);
  else if (dateto) say("until", [dateto]);
  return clauses;
}
