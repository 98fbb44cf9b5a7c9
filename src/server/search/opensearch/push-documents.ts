import * as z from "zod/mini";
import type { KnowsLaw } from "#domain/search/match/annotations.ts";
import type { SearchScope } from "#domain/search/query/query-plan.ts";
import type { SearchDocument } from "../sources/document.ts";
import type { Cluster } from "./cluster.ts";
import { documentBodies } from "./document-body.ts";
import { INDEX_BODY } from "./index-body.ts";
import { aliasOf } from "./index-names.ts";
import type { LocalTables } from "./local-tables.ts";

/** Bytes per bulk request: a cluster accepts at most 100 MB and prefers less. */
const BULK_BYTES = 4_000_000;
/** Pushing may wait for a busy cluster. */
const PUSH_TIMEOUT_MS = 120_000;

export interface Push {
  cluster: Cluster;
  prefix: string;
  tables: LocalTables;
  type: SearchScope;
  documents: Iterable<SearchDocument>;
  /** Distinguishes this index from earlier ones: lower-case letters, digits. */
  stamp: string;
  /** Recognises names of laws. */
  knows?: KnowsLaw;
}

/** The cluster stored fewer documents than it was sent. */
export class PushError extends Error {
  override name = "PushError";
}

const BulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(z.object({ create: z.object({ error: z.optional(z.object({ type: z.string() })) }) })),
});
const CountAnswer = z.object({ count: z.number() });

/**
 * Pushes documents into a new index, then points the scope's alias to it and removes the indexes it pointed
 * to before: a search sees either all of the old or all of the new. Returns how many were pushed; of two with
 * the same id the first counts. Throws PushError and keeps the old index if the cluster refuses any.
 */
export async function pushDocuments(push: Push): Promise<number> {
  const { cluster, tables, type } = push;
  const alias = aliasOf(push.prefix, type);
  const index = `${alias}-${push.stamp}`;
  await cluster.send({ method: "PUT", path: index, body: INDEX_BODY, timeoutMs: PUSH_TIMEOUT_MS });
  const bodyOf = documentBodies(tables.catalogue(type), tables.facetTerms(type), push.knows ?? (() => false));
  const ids = new Set<string>();
  let lines: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (lines.length > 0) await sendBulk(cluster, index, lines);
    lines = [];
    bytes = 0;
  };
  for (const document of push.documents) {
    if (ids.has(document.id)) continue;
    ids.add(document.id);
    const line = `${JSON.stringify({ create: { _id: document.id } })}\n${JSON.stringify(bodyOf(document))}\n`;
    lines.push(line);
    bytes += Buffer.byteLength(line);
    if (bytes > BULK_BYTES) await flush();
  }
  await flush();
  await cluster.send({ method: "POST", path: `${index}/_refresh`, timeoutMs: PUSH_TIMEOUT_MS });
  const counted = await cluster.send({ method: "GET", path: `${index}/_count` });
  const { count } = z.parse(CountAnswer, counted.body);
  if (count !== ids.size) throw new PushError(`${index} holds ${count} of ${ids.size} documents`);
  await pointAlias(cluster, alias, index);
  return count;
}

async function sendBulk(cluster: Cluster, index: string, lines: string[]): Promise<void> {
  const answer = await cluster.send({
    method: "POST",
    path: `${index}/_bulk`,
    body: lines.join(""),
    timeoutMs: PUSH_TIMEOUT_MS,
  });
  const { errors, items } = z.parse(BulkAnswer, answer.body);
  if (!errors) return;
  const kind = items.find(({ create }) => create.error)?.create.error?.type ?? "an unnamed error";
  throw new PushError(`The cluster refused a document of ${index}: ${kind}`);
}

async function pointAlias(cluster: Cluster, alias: string, index: string): Promise<void> {
  const before = await cluster.send({ method: "GET", path: `_alias/${alias}`, also: [404] });
  const old = before.status === 404 ? [] : Object.keys(before.body as object);
  const actions = [{ add: { index, alias } }, ...old.map((name) => ({ remove_index: { index: name } }))];
  await cluster.send({ method: "POST", path: "_aliases", body: { actions }, timeoutMs: PUSH_TIMEOUT_MS });
}
