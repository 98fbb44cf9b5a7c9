import type { Clause, ClauseCode } from "#domain/search/query/describe-query.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";
import { fill } from "./fill.ts";

/** The words that explain a query. */
export interface ClauseWords {
  /** The sentence part of each kind of clause. It contains {values}, or {from} and {to} for a period. */
  clauses: Record<ClauseCode, string>;
  /** Quotation marks around {value}. */
  quoted: string;
  comma: string;
  and: string;
  or: string;
  /** Separates the clauses. */
  also: string;
}

/** Writes the clauses of a query as a part of a sentence. Empty if there are none. */
export function wordClauses(clauses: readonly Clause[], words: ClauseWords): string {
  return clauses.map((clause) => wordClause(clause, words)).join(words.also);
}

function wordClause({ code, values, join }: Clause, words: ClauseWords): string {
  const [first = "", last = first] = values;
  // The words of one paragraph are a single value of the query.
  const named = code === "near" ? splitKeywords(first) : values;
  const quoted = named.map((value) => fill(words.quoted, { value }));
  const end = quoted.pop() ?? "";
  const joiner = join === "all" ? words.and : words.or;
  const list = quoted.length > 0 ? `${quoted.join(words.comma)}${joiner}${end}` : end;
  return fill(words.clauses[code], { values: list, from: first, to: last });
}
