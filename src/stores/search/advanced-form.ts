import { distinctValues, normaliseQuery } from "#contract/search/query-address.ts";
import { MAX_KEYWORD_CHARS } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { normaliseKeyword } from "#domain/search/match/word-forms.ts";
import { readDateBound } from "#domain/search/query/date-bound.ts";
import type { KeywordField, ListField } from "#domain/search/query/query-fields.ts";
import { splitKeywords } from "#domain/search/query/split-keywords.ts";

/** The fields of the advanced search panel. Dates are yyyy-MM-dd or empty. */
export interface AdvancedForm {
  within: string;
  without: string;
  near: string;
  part: KeywordField;
  words: string;
  datefrom: string;
  dateto: string;
}

/** What is wrong with the advanced form. */
export type AdvancedFault =
  | "nothing"
  | "too_long"
  | "no_searchable_character"
  | "one_word_only"
  | "dates_reversed";

/** Returns the query with the filled-in fields, on its first page, or the first error and its field. */
export function applyAdvanced(
  query: SearchQuery,
  form: AdvancedForm,
): { query: SearchQuery } | { fault: AdvancedFault; field: keyof AdvancedForm; value: string } {
  const next: SearchQuery = { ...query, index: 1 };
  for (const field of ["within", "without", "near", "words"] as const) {
    const words = distinctValues(splitKeywords(form[field]));
    const long = splitKeywords(form[field]).find((word) => word.length > MAX_KEYWORD_CHARS);
    if (long !== undefined || (field === "near" && form.near.trim().length > MAX_KEYWORD_CHARS))
      return { fault: "too_long", field, value: long ?? form.near };
    const dumb = words.find((word) => normaliseKeyword(word) === "");
    if (dumb !== undefined) return { fault: "no_searchable_character", field, value: dumb };
    if (words.length === 0) continue;
    const list: ListField = field === "words" ? form.part : field;
    if (field === "near") {
      if (new Set(words.map(normaliseKeyword)).size < 2)
        return { fault: "one_word_only", field, value: words[0]! };
      next.near = [...next.near, form.near.trim().replace(/\s+/g, " ")];
    } else next[list] = [...next[list], ...words];
  }
  for (const field of ["datefrom", "dateto"] as const) next[field] = keptDate(query[field], form[field]);
  const from = readDateBound(next.datefrom, "start");
  const to = readDateBound(next.dateto, "end");
  if (from !== null && to !== null && from > to)
    return { fault: "dates_reversed", field: "dateto", value: next.dateto };
  const applied = normaliseQuery(next);
  if (JSON.stringify(applied) === JSON.stringify(normaliseQuery({ ...query, index: 1 })))
    return { fault: "nothing", field: "within", value: "" };
  return { query: applied };
}

/**
 * The date for the query. A date field can show only whole days, so it is empty for a month or year from an
 * address. The month or year then stays unless the visitor chooses a day.
 */
function keptDate(before: string, chosen: string): string {
  return chosen === "" && !isWholeDay(before) ? before : chosen;
}

/** Whether a text is a whole day, yyyy-MM-dd, which a date field can show. */
export const isWholeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
