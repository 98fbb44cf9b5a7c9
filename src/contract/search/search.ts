import * as z from "zod/mini";
import { INPUT_KINDS } from "#domain/ask/input/input-kind.ts";
import { INSTANCES, OUTCOMES } from "#domain/judgment/record.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { CaseRow } from "../case-row.ts";
import { answered } from "../envelope.ts";
import { JSON_OR_FORM, type Operation } from "../operation.ts";
import { SEARCH_PATH } from "../paths.ts";
import { MAX_REACH, MAX_ROWS } from "./search-limits.ts";
import { SearchQuery } from "./search-query.ts";

/**
 * The body of POST /search. `from` (1 to 10,000, default 1) is the number of the first row, `rows` (1 to 200,
 * default 200) the number of rows. `index` is the number of the page whose ten rows have snippets. Pages are
 * counted from the start of the list, whatever `from` is.
 */
export const SearchRequest = z.object({
  search: z.extend(SearchQuery, {
    from: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_REACH))),
    rows: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ROWS))),
  }),
});

/**
 * An excerpt of the original text. `ranges` are the places to highlight, as half-open UTF-16 offsets into
 * `text`.
 */
export const Snippet = z.object({
  text: z.string(),
  ranges: z.array(z.tuple([z.number(), z.number()])),
  /** Index of the paragraph, counted from 0 through body, tail and postscript; -1 for the title. */
  paragraph: z.number(),
  /** Offset of the excerpt in its paragraph. */
  from: z.number(),
  /** Whether the paragraph continues after the excerpt. */
  more: z.boolean(),
});

/** A row of the result list. */
export const SearchRow = z.extend(CaseRow, {
  /**
   * Address of a knowledge article, or of an article on the page of its law. The address of a judgment
   * follows from its id.
   */
  url: z.optional(z.string()),
  /** The procedural stage of a judgment. */
  instance: z.optional(z.enum(INSTANCES)),
  /** Outcome of the appeal that a judgment decides. */
  outcome: z.optional(z.enum(OUTCOMES)),
  /** Present on the ten rows of page `index`. */
  snippets: z.optional(z.array(Snippet)),
});
export type SearchRow = z.infer<typeof SearchRow>;

/**
 * A keyword that was not searched for just as typed, but also in other forms, in simplified characters, or as
 * a court.
 */
export const AlsoSearchedForms = z.object({
  /** The typed word. If the visitor types it in quotation marks, only the word as written is searched for. */
  value: z.string(),
  kinds: z.array(z.enum(["amount", "number", "citation", "title", "simplified", "written", "court"])),
  /** At most four of the other forms that were searched for, as the visitor sees them. */
  forms: z.array(z.string()),
});
export type AlsoSearchedForms = z.infer<typeof AlsoSearchedForms>;

/** Conditions that one click puts into a query. */
export const FollowedQuery = z.partial(
  z.omit(SearchQuery, { within: true, near: true, courtname: true, index: true, type: true, sort: true }),
);

/** What the keywords may mean. It does not change the rows. */
export const Understood = z.object({
  kind: z.enum(INPUT_KINDS),
  /**
   * The conditions that express the keywords. Present if the keywords name a court, a cause or a law firm, or
   * use the typed syntax.
   */
  query: z.optional(FollowedQuery),
  /** Whether `query` should replace the keywords, because they are English and found nothing. */
  follow: z.optional(z.boolean()),
  /**
   * The page that the keywords ask for: an article of law, lawyers for a claim, or the counsel of a company.
   */
  url: z.optional(z.string()),
  /** Names of fields and operators in the typed syntax that the search does not have. */
  unknown: z.optional(z.array(z.string())),
});
export type Understood = z.infer<typeof Understood>;

export const SearchResponse = answered({
  /** True if generated samples are searched. */
  sample: z.optional(z.boolean()),
  data: z.object({
    total_count: z.number(),
    id_list: z.array(SearchRow),
    /** The `from` of the next page. Absent if no further row can be listed. */
    next: z.optional(z.number()),
    /** Absent if every keyword was searched for only as typed. */
    also: z.optional(z.array(AlsoSearchedForms)),
    /** Absent if there are no keywords, and in the search for laws or articles. */
    understood: z.optional(Understood),
  }),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

/** Returns the listed rows of a query. */
export const search = {
  route: SEARCH_PATH,
  method: "POST",
  bodies: JSON_OR_FORM,
  input: SearchRequest,
  output: SearchResponse,
  fails: ["ambiguous"],
  examples: ({ case_number }) => ({
    words: { search: { qr: ["代位求偿"] } },
    number: { search: { qr: [case_number] } },
    conditions: {
      search: {
        qr: ["保险金"],
        near: ["赔偿 利息"],
        without: ["调解"],
        court: ["内蒙古自治区高级人民法院"],
        datefrom: "2020",
        sort: "date",
        index: 2,
      },
    },
    later: { search: { qr: ["代位求偿"], index: 21, from: 201, rows: 50 } },
    statutes: { search: { type: SCOPE.statutes, qr: ["违约金"] } },
  }),
} satisfies Operation;
