import * as z from "zod/mini";
import type { CaseCollection } from "#domain/search/similar/case-collection.ts";
import type { CandidateCase } from "#domain/search/similar/rank-cases.ts";
import { SATURATION } from "#domain/search/similar/telling-bigrams.ts";
import { SearchUnavailable } from "../../../http/search-unavailable.ts";
import type { SearchHit } from "../../search-engine.ts";
import { decodeRow } from "../../stored-row.ts";

/** A value of a field, and the number of documents with it. */
export type Bucket = [key: string | number, count: number];

const Complete = z.object({ timed_out: z.boolean(), _shards: z.object({ failed: z.number() }) });
/** The schema of a search answer in which each hit has the given schema. */
const hitsOf = <Hit extends z.ZodMiniType>(hit: Hit) =>
  z.object({ hits: z.object({ total: z.optional(z.object({ value: z.number() })), hits: z.array(hit) }) });
const Rows = hitsOf(z.object({ fields: z.object({ row: z.tuple([z.string()]) }) }));
const Sources = hitsOf(z.object({ _id: z.string(), _source: z.unknown() }));
const Fields = hitsOf(z.object({ fields: z.record(z.string(), z.array(z.unknown())) }));
/** The members of a stored document that are read back. */
const Stored = z.object({
  row: z.optional(z.string()),
  detail: z.optional(z.string()),
  cause_key: z.optional(z.array(z.string())),
});
export type Stored = z.infer<typeof Stored>;
const Documents = z.object({
  docs: z.array(z.object({ error: z.optional(z.unknown()), _source: z.optional(Stored) })),
});
const OneBucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() });
const Buckets = z.optional(z.object({ buckets: z.array(OneBucket) }));

const Candidate = z.object({
  id: z.tuple([z.string()]),
  length: z.tuple([z.number()]),
  cause_key: z.optional(z.array(z.string())),
  articles: z.optional(z.array(z.string())),
});
const CandidateHits = hitsOf(z.object({ _score: z.number(), fields: Candidate }));
const FilterCounts = z.object({
  aggregations: z.record(z.string(), z.object({ buckets: z.array(z.object({ doc_count: z.number() })) })),
});

/** Decodes a row as the cluster stores it. */
export const readRow = (stored: string): SearchHit =>
  decodeRow(Buffer.from(stored, "base64").toString("utf8"));

/**
 * The part of a request by which each candidate comes with the values for comparing cases. They are read from
 * doc values.
 */
export const CANDIDATE_FIELDS = { stored_fields: "_none_", docvalue_fields: Object.keys(Candidate.shape) };

/** Reads the candidates that a search found, with the values for comparing cases. */
export function readCandidates(answer: unknown, cases: CaseCollection): (CandidateCase & { id: string })[] {
  refuseIncomplete(answer);
  return z.parse(CandidateHits, answer).hits.hits.map(({ _score, fields }) => ({
    id: fields.id[0],
    // The constant factor of BM25, which Lucene omits.
    sum: _score * (SATURATION + 1),
    length: fields.length[0],
    causes: cases.causeOrdinals(fields.cause_key ?? []),
    articles: cases.articleOrdinals(fields.articles ?? []),
  }));
}

/** Reads the counts of a filters aggregation, in the order of the filters. */
export function readFilterCounts(answer: unknown, name: string): number[] {
  refuseIncomplete(answer);
  const { aggregations } = z.parse(FilterCounts, answer);
  return aggregations[name]!.buckets.map(({ doc_count }) => doc_count);
}

/** The part of a request that asks for rows. A row is a doc value, so no stored document is opened. */
export const ROW_FIELDS = { stored_fields: "_none_", docvalue_fields: ["row"] };

/**
 * Reads the rows that a search found and their exact total, which is 0 if it was not requested. Throws if
 * shards did not answer.
 */
export function readHits(answer: unknown): { total: number; rows: SearchHit[] } {
  refuseIncomplete(answer);
  const { hits } = z.parse(Rows, answer);
  return {
    total: hits.total?.value ?? 0,
    rows: hits.hits.map(({ fields }) => readRow(fields.row[0])),
  };
}

/**
 * Reads the stored content of each hit, as a push wrote it, and the total, which is 0 if it was not
 * requested. Throws if shards did not answer.
 */
export function readSources<Stored>(answer: unknown): {
  total: number;
  hits: { id: string; stored: Stored }[];
} {
  refuseIncomplete(answer);
  const { total, hits } = z.parse(Sources, answer).hits;
  return {
    total: total?.value ?? 0,
    hits: hits.map(({ _id: id, _source }) => ({ id, stored: _source as Stored })),
  };
}

/** Reads the doc values of each hit of a table, by field. Throws if shards did not answer. */
export function readFields(answer: unknown): Record<string, unknown[]>[] {
  refuseIncomplete(answer);
  return z.parse(Fields, answer).hits.hits.map(({ fields }) => fields);
}

/** Reads the buckets of the named aggregations. */
export function readBuckets(answer: unknown, names: string[]): Record<string, Bucket[]> {
  refuseIncomplete(answer);
  const shape = z.object({ aggregations: z.record(z.string(), z.unknown()) });
  const { aggregations } = z.parse(shape, answer);
  const bucketsOf = (name: string) => z.parse(Buckets, aggregations[name])?.buckets ?? [];
  return Object.fromEntries(
    names.map((name) => [name, bucketsOf(name).map(({ key, doc_count }): Bucket => [key, doc_count])]),
  );
}

/** Reads the documents of a multi-get. Null if a document does not exist. Throws if one could not be read. */
export function readDocuments(answer: unknown): (Stored | null)[] {
  const { docs } = z.parse(Documents, answer);
  if (docs.some(({ error }) => error !== undefined))
    throw new SearchUnavailable("The search cluster could not read a document");
  return docs.map(({ _source }) => _source ?? null);
}

/** Throws if a part of the cluster did not answer, because the answer would be wrong. */
export function refuseIncomplete(answer: unknown): void {
  const { timed_out, _shards } = z.parse(Complete, answer);
  if (timed_out || _shards.failed > 0)
    throw new SearchUnavailable("A part of the search cluster did not answer");
}
