import * as z from "zod/mini";
import { answered } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { SEARCH_STATISTICS_PATH } from "./result-paths.ts";
import { SearchRequest } from "./search.ts";

export const SearchStatisticsRequest = SearchRequest;

/**
 * One bar of a chart. `value` is what choosing it adds to the query; empty for the bar of all others. `count`
 * is its number of documents.
 */
export const CountedLabel = z.object({ label: z.string(), value: z.string(), count: z.number() });
export type CountedLabel = z.infer<typeof CountedLabel>;

/**
 * Why a result has no statistics: they would describe a person. `officer`: the query names a judge, clerk,
 * counsel or firm, or contains a word that is such a name. `person`: it contains a word that is another
 * natural person's name. `unchecked`: it has too many words to look up each.
 */
export const StatisticsWithheld = z.enum(["officer", "person", "unchecked"]);

/** Counts of a result. */
export const ResultStatistics = z.object({
  total: z.number(),
  /** Years in ascending order. Documents without a date are not counted. */
  years: z.array(z.object({ year: z.number(), count: z.number() })),
  /** The twelve months, as yyyy-MM. Present if all documents are from the same year. */
  months: z.optional(z.array(z.object({ month: z.string(), count: z.number() }))),
  /**
   * Provinces with the most documents or, if all documents are from one province, its courts. At most 12 are
   * listed; one more entry with an empty value counts the rest.
   */
  courts: z.array(CountedLabel),
  causes: z.array(CountedLabel),
  /** In the order of the amount ranges. A `max` of null means no upper limit. */
  amounts: z.array(z.object({ min: z.number(), max: z.nullable(z.number()), count: z.number() })),
  /** Number of documents that state no amount. */
  withoutAmount: z.number(),
  /** How appeals ended. Only documents from complete sources count. */
  outcomes: z.object({
    upheld: z.number(),
    changed: z.number(),
    remanded: z.number(),
    withdrawn: z.number(),
    other: z.number(),
    /** Number of dismissed applications for retrial. */
    refused: z.number(),
    total: z.number(),
    /** Number of decided appeals from selected sources, which the other numbers leave out. */
    leftOut: z.number(),
    /** Names of the complete sources. */
    sources: z.array(z.string()),
  }),
});
export type ResultStatistics = z.infer<typeof ResultStatistics>;

export const SearchStatisticsResponse = answered({
  data: z.union([z.object({ off: StatisticsWithheld }), ResultStatistics]),
});
export type SearchStatisticsResponse = z.infer<typeof SearchStatisticsResponse>;

/** Counts the documents of a result. */
export const searchStatistics = {
  route: SEARCH_STATISTICS_PATH,
  method: "POST",
  input: SearchStatisticsRequest,
  output: SearchStatisticsResponse,
  fails: ["ambiguous"],
  examples: () => ({ cause: { search: { reason: ["保险人代位求偿权纠纷"] } } }),
} satisfies Operation;
