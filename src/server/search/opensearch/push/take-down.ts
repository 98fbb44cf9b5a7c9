import * as z from "zod/mini";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { PushError } from "../cluster/bulk-sender.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { INDEX_FORMAT, TEXT_FIELD } from "../indexes/index-body.ts";
import { isTable } from "../indexes/index-names.ts";
import { deleteIndexes, listPushed, type PushedIndex } from "../indexes/pushed-indexes.ts";
import { phrase, type QueryClause } from "../queries/query-body.ts";

const TIMEOUT_MS = 10 * 60_000;

const Deleted = z.object({ deleted: z.number(), failures: z.array(z.unknown()) });
const Left = z.object({ count: z.number() });
const Found = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(z.object({ fields: z.object({ id: z.tuple([z.string()]) }) })),
  }),
});
/** Maximum number of documents that one request may list (index.max_result_window). */
const MAX_FOUND = 10_000;

/**
 * Deletes documents by id, and documents whose text contains a name, from all our indexes, including those
 * kept for a rollback. Also deletes the rows of tables that show such a document or are of a person with such
 * a name. Returns the number of documents deleted from the serving indexes.
 *
 * A deleted row may have contained other data too, such as a lawyer's other cases; the next push restores it.
 * Throws PushError or a failure of the cluster unless everything is deleted.
 */
export async function takeDownFromCluster(
  cluster: Cluster,
  prefix: string,
  ids: readonly string[],
  names: readonly string[],
): Promise<number> {
  const all = await listPushed(cluster, prefix);
  const named = names.map(normaliseText).filter((name) => name !== "");
  const query = ofDocuments(ids, named);
  const documents: PushedIndex[] = [];
  for (const index of all) {
    if (index.meta?.format === INDEX_FORMAT) documents.push(index);
    else if (index.serves)
      throw new PushError(`${index.name} was pushed by another version, so it cannot be searched for names`);
    // This program cannot roll back to an index of another version, and such an index may contain documents
    // taken down.
    else await deleteIndexes(cluster, [index.name]);
  }
  const tables = documents.filter(({ type }) => isTable(type));
  const texts = documents.filter(({ type }) => !isTable(type));
  const found = new Set(ids);
  for (const { name } of texts) for (const id of await idsOf(cluster, name, query)) found.add(id);
  const rows = anyOf([{ terms: { judgments: [...found] } }, { terms: { names: named } }]);
  // The rows of tables go first. They are found by the ids of the documents with a name, and a repeated run
  // can find those ids only while the documents exist.
  for (const { name } of tables) await deleteAll(cluster, name, rows);
  let deleted = 0;
  for (const { name, serves } of texts) {
    const gone = await deleteAll(cluster, name, query);
    if (serves) deleted += gone;
  }
  return deleted;
}

const send = async (cluster: Cluster, path: string, body: object): Promise<unknown> =>
  (await cluster.send({ method: "POST", path, body, timeoutMs: TIMEOUT_MS })).body;

/**
 * Deletes the documents that a query finds from an index. Returns their number. Throws PushError if any is
 * left.
 */
async function deleteAll(cluster: Cluster, name: string, query: QueryClause): Promise<number> {
  await cluster.send({ method: "POST", path: `${name}/_refresh`, timeoutMs: TIMEOUT_MS });
  const answer = await send(cluster, `${name}/_delete_by_query?refresh=true&conflicts=proceed`, { query });
  const { deleted, failures } = z.parse(Deleted, answer);
  const { count } = z.parse(Left, await send(cluster, `${name}/_count`, { query }));
  if (count > 0 || failures.length > 0)
    throw new PushError(`${name} still holds ${count} of the documents taken down`);
  return deleted;
}

/** The ids of the documents that a query finds. Throws PushError if one request cannot list them all. */
async function idsOf(cluster: Cluster, name: string, query: QueryClause): Promise<string[]> {
  await cluster.send({ method: "POST", path: `${name}/_refresh`, timeoutMs: TIMEOUT_MS });
  const answer = await send(cluster, `${name}/_search?allow_partial_search_results=false`, {
    ...{ query, size: MAX_FOUND, track_total_hits: true },
    ...{ stored_fields: "_none_", docvalue_fields: ["id"] },
  });
  const { total, hits } = z.parse(Found, answer).hits;
  if (total.value > hits.length)
    throw new PushError(
      `${total.value.toLocaleString("en")} documents of ${name} hold such a name: too many to be taken down at once`,
    );
  return hits.map(({ fields }) => fields.id[0]);
}

const anyOf = (should: QueryClause[]): QueryClause => ({ bool: { should, minimum_should_match: 1 } });

const ofDocuments = (ids: readonly string[], named: readonly string[]): QueryClause =>
  anyOf([
    { terms: { id: ids } },
    ...named.map((name) => phrase(TEXT_FIELD, name)),
    { terms: { people: named } },
    { terms: { officers: named } },
  ]);
