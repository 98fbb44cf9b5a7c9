import * as z from "zod/mini";
import { SearchUnavailable } from "../../http/search-unavailable.ts";
import type { FoundRow } from "../search-engine.ts";

/** A value of a facet with its documents. */
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
    hits: z.array(z.object({ _source: Row })),
  }),
});
const Count = z.object({ count: z.number(), _shards: z.object({ failed: z.number() }) });
const Documents = z.object({
  docs: z.array(
    z.object({
      error: z.optional(z.unknown()),
      _source: z.optional(z.object({ detail: z.optional(z.string()), cause_key: z.optional(z.string()) })),
    }),
  ),
});
const Buckets = z.object({
  buckets: z.array(z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() })),
});

/** The rows of a search and their true number (0 where it was not asked for); throws where shards are missing. */
export function readHits(answer: unknown): { total: number; rows: FoundRow[] } {
  refuseIncomplete(answer);
  const { hits } = z.parse(Hits, answer);
  return {
    total: hits.total?.value ?? 0,
    rows: hits.hits.map(({ _source: { id, title, court, number, day, url } }) => ({
      id,
      title,
      court,
      number,
      date: day,
      ...(url !== undefined && { url }),
    })),
  };
}

/** The number of a count request. */
export function readCount(answer: unknown): number {
  const { count, _shards } = z.parse(Count, answer);
  if (_shards.failed > 0) throw new SearchUnavailable("A part of the search cluster did not count");
  return count;
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

/** A member of each document of a multiple get; null where there is no such document or it has none. */
export function readMembers(answer: unknown, member: "detail" | "cause_key"): (string | null)[] {
  const { docs } = z.parse(Documents, answer);
  if (docs.some(({ error }) => error !== undefined))
    throw new SearchUnavailable("The search cluster could not read a document");
  return docs.map(({ _source }) => _source?.[member] ?? null);
}

/** An incomplete answer would be a wrong one. */
function refuseIncomplete(answer: unknown): void {
  const { timed_out, _shards } = z.parse(Complete, answer);
  if (timed_out || _shards.failed > 0)
    throw new SearchUnavailable("A part of the search cluster did not answer");
}
