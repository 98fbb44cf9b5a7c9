import * as z from "zod/mini";
import { SearchUnavailable } from "../../http/search-unavailable.ts";
import type { SearchHit } from "../search-engine.ts";

/** A value of a facet with its count. */
export type Bucket = [key: string | number, count: number];

const Row = z.object({
  id: z.string(),
  title: z.string(),
  court: z.string(),
  number: z.string(),
  day: z.string(),
  url: z.optional(z.string()),
});
const Complete = z.object({ timed_out: z.boolean(), _shards: z.object({ failed: z.number() }) });
const Hits = z.object({
  hits: z.object({
    total: z.optional(z.object({ value: z.number() })),
    hits: z.array(z.object({ fields: z.record(z.string(), z.tuple([z.string()])) })),
  }),
});
const Documents = z.object({
  docs: z.array(
    z.object({
      error: z.optional(z.unknown()),
      _source: z.optional(
        z.object({ detail: z.optional(z.string()), cause_key: z.optional(z.array(z.string())) }),
      ),
    }),
  ),
});
const Buckets = z.object({
  buckets: z.array(z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() })),
});

const Stored = z.extend(Row, {
  detail: z.string(),
  cause_key: z.optional(z.array(z.string())),
  court_key: z.optional(z.string()),
  amount_place: z.number(),
  kind: z.optional(z.string()),
});
const StoredHits = z.object({
  hits: z.object({ hits: z.array(z.object({ _score: z.number(), _source: Stored })) }),
});
const StoredDocuments = z.object({
  docs: z.array(z.object({ error: z.optional(z.unknown()), _source: z.optional(Stored) })),
});
const FilterCounts = z.object({
  aggregations: z.record(z.string(), z.object({ buckets: z.array(z.object({ doc_count: z.number() })) })),
});

/** A document with everything that similarity is computed from. */
export interface StoredDocument {
  row: SearchHit;
  /** JSON text. */
  detail: string;
  causeKeys: string[];
  courtKey: string | undefined;
  amountPlace: number;
  kind: string | undefined;
}

/** The `_source` fields of a request for StoredDocuments. */
export const STORED_FIELDS = Object.keys(Stored.shape);

/** The scored documents of a search. */
export function readScored(answer: unknown): (StoredDocument & { score: number })[] {
  refuseIncomplete(answer);
  const { hits } = z.parse(StoredHits, answer).hits;
  return hits.map(({ _score, _source }) => ({ ...toStored(_source), score: _score }));
}

/** The single document of a multi-get, or null. */
export function readStored(answer: unknown): StoredDocument | null {
  const [doc] = z.parse(StoredDocuments, answer).docs;
  if (doc?.error !== undefined) throw new SearchUnavailable("The search cluster could not read a document");
  return doc?._source ? toStored(doc._source) : null;
}

/** The counts of an aggregation by filters, in their order. */
export function readFilterCounts(answer: unknown, name: string): number[] {
  refuseIncomplete(answer);
  const { aggregations } = z.parse(FilterCounts, answer);
  return aggregations[name]!.buckets.map(({ doc_count }) => doc_count);
}

function toStored({
  detail,
  cause_key = [],
  court_key,
  amount_place,
  kind,
  ...row
}: z.infer<typeof Stored>): StoredDocument {
  return {
    row: toRow(row),
    detail,
    causeKeys: cause_key,
    courtKey: court_key,
    amountPlace: amount_place,
    kind,
  };
}

const toRow = ({ id, title, court, number, day, url }: z.infer<typeof Row>): SearchHit => ({
  ...{ id, title, court, number, date: day },
  ...(url !== undefined && { url }),
});

/** The members of a request that lists rows: they are read from doc values, no stored document is opened. */
export const ROW_FIELDS = { stored_fields: "_none_", docvalue_fields: Object.keys(Row.shape) };

/** Doc values come as lists. */
const single = (fields: Record<string, [string]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value]));

/** The rows of a search and the exact total (0 if not requested); throws if shards are missing. */
export function readHits(answer: unknown): { total: number; rows: SearchHit[] } {
  refuseIncomplete(answer);
  const { hits } = z.parse(Hits, answer);
  return {
    total: hits.total?.value ?? 0,
    rows: hits.hits.map(({ fields }) => toRow(z.parse(Row, single(fields)))),
  };
}

/** The buckets of each named aggregation. */
export function readBuckets(answer: unknown, names: string[]): Record<string, Bucket[]> {
  refuseIncomplete(answer);
  const shape = z.object({ aggregations: z.record(z.string(), Buckets) });
  const { aggregations } = z.parse(shape, answer);
  return Object.fromEntries(
    names.map((name) => [
      name,
      (aggregations[name]?.buckets ?? []).map(({ key, doc_count }): Bucket => [key, doc_count]),
    ]),
  );
}

/** A member of each document of a multi-get; null if the document or its member does not exist. */
export function readMembers<Member extends "detail" | "cause_key">(answer: unknown, member: Member) {
  const { docs } = z.parse(Documents, answer);
  if (docs.some(({ error }) => error !== undefined))
    throw new SearchUnavailable("The search cluster could not read a document");
  return docs.map(({ _source }) => _source?.[member] ?? null);
}

/** Throws on an incomplete answer, which would be wrong. */
function refuseIncomplete(answer: unknown): void {
  const { timed_out, _shards } = z.parse(Complete, answer);
  if (timed_out || _shards.failed > 0)
    throw new SearchUnavailable("A part of the search cluster did not answer");
}
