import type { Clause, ClauseCode } from "#domain/search/query/describe-query.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";
import { fill } from "./fill.ts";

/** The words used to explain a query. */
export interface ClauseWords {
  /** {values}, or {from} and {to} for a period. */
  clauses: Record<ClauseCode, string>;
  /** {value} */
  quoted: string;
  comma: string;
  and: string;
  or: string;
  /** Separator between clauses. */
  also: string;
}

/** The clauses of a query as part of a sentence; empty without clauses. */
export function wordClauses(clauses: readonly Clause[], words: ClauseWords): string {
  return clauses.map((clause) => wordClause(clause, words)).join(words.also);
}

function wordClause({ code, values, join }: Clause, words: ClauseWords): string {
  const [first = "", last = first] = values;
  // The words of one paragraph come as a single value.
  const named = code === "near" ? splitKeywords(first) : values;
  const quoted = named.map((value) => fill(words.quoted, { value }));
  const end = quoted.pop() ?? "";
  const joiner = join === "all" ? words.and : words.or;
  const list = quoted.length > 0 ? `${quoted.join(words.comma)}${joiner}${end}` : end;
  return fill(words.clauses[code], { values: list, from: first, to: last });
}
