import * as z from "zod/mini";
import { Result } from "../envelope.ts";
import type { Operation } from "../operation.ts";
import { SEARCH_STATISTICS_PATH } from "./result-paths.ts";
import { SearchRequest } from "./search.ts";

export const SearchStatisticsRequest = SearchRequest;

/**
 * One bar: its label, the value that choosing it adds to the query (empty for the rest), and its number of
 * documents.
 */
export const CountedLabel = z.object({ label: z.string(), value: z.string(), count: z.number() });
export type CountedLabel = z.infer<typeof CountedLabel>;

/**
 * Why a set has no statistics: they would describe a person. `officer`: the set is restricted by a judge,
 * clerk, counsel or firm, or by a word that is the name of one. `person`: it is restricted by a word that is
 * another natural person's name. `unchecked`: the query has too many words to look up each.
 */
export const StatisticsWithheld = z.enum(["officer", "person", "unchecked"]);

/** Counts of a result set. */
export const ResultStatistics = z.object({
  total: z.number(),
  /** Ascending; documents without a date are not counted. */
  years: z.array(z.object({ year: z.number(), count: z.number() })),
  /** The twelve months of the year, as yyyy-MM; present if all documents are of one year. */
  months: z.optional(z.array(z.object({ month: z.string(), count: z.number() }))),
  /**
   * Provinces, or the courts below if all are in one province; largest first, at most 12, then the rest with
   * an empty value.
   */
  courts: z.array(CountedLabel),
  causes: z.array(CountedLabel),
  /** In the order of the amount ranges; `max` null is open. */
  amounts: z.array(z.object({ min: z.number(), max: z.nullable(z.number()), count: z.number() })),
  /** Documents that state no amount. */
  withoutAmount: z.number(),
  /** How appeals ended, in documents of complete sources only. */
  outcomes: z.object({
    upheld: z.number(),
    changed: z.number(),
    remanded: z.number(),
    withdrawn: z.number(),
    other: z.number(),
    /** Applications for retrial that were dismissed. */
    refused: z.number(),
    total: z.number(),
    /** Ended appeals from selected sources, which are not counted. */
    leftOut: z.number(),
    /** Names of the complete sources. */
    sources: z.array(z.string()),
  }),
});
export type ResultStatistics = z.infer<typeof ResultStatistics>;

export const SearchStatisticsResponse = z.object({
  result: Result,
  data: z.union([z.object({ off: StatisticsWithheld }), ResultStatistics]),
});
export type SearchStatisticsResponse = z.infer<typeof SearchStatisticsResponse>;

/** Counts of a result set. */
export const searchStatistics = {
  route: SEARCH_STATISTICS_PATH,
  method: "POST",
  input: SearchStatisticsRequest,
  output: SearchStatisticsResponse,
  fails: ["ambiguous"],
  examples: () => ({ cause: { search: { reason: ["保险人代位求偿权纠纷"] } } }),
} satisfies Operation;
