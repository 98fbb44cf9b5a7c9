import * as z from "zod/mini";
import { normaliseText } from "#domain/search/match/normalise-text.ts";
import { PushError } from "../cluster/bulk-sender.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { INDEX_FORMAT, TEXT_FIELD } from "../indexes/index-body.ts";
import { deleteIndexes, listPushed } from "../indexes/pushed-indexes.ts";
import { phrase, type QueryClause } from "../queries/query-body.ts";

const TIMEOUT_MS = 10 * 60_000;

const Deleted = z.object({ deleted: z.number(), failures: z.array(z.unknown()) });
const Left = z.object({ count: z.number() });

/**
 * Deletes documents by id, and those whose text contains a name, from every index of ours, kept ones included;
 * the number of documents deleted from the serving ones. A document with a name comes back with the next push,
 * without it. Throws PushError or a failure of the cluster unless all of them are gone.
 */
export async function takeDownFromCluster(
  cluster: Cluster,
  prefix: string,
  ids: readonly string[],
  names: readonly string[],
): Promise<number> {
  const all = await listPushed(cluster, prefix);
  const query = takenDown(ids, names);
  let deleted = 0;
  for (const { name, serves, meta } of all) {
    if (meta?.format !== INDEX_FORMAT) {
      if (serves)
        throw new PushError(`${name} was pushed by another version, so it cannot be searched for names`);
      // Nothing can go back to it, and it may hold what was taken down.
      await deleteIndexes(cluster, [name]);
      continue;
    }
    const send = (path: string) =>
      cluster.send({ method: "POST", path, body: { query }, timeoutMs: TIMEOUT_MS });
    await cluster.send({ method: "POST", path: `${name}/_refresh`, timeoutMs: TIMEOUT_MS });
    const answer = await send(`${name}/_delete_by_query?refresh=true&conflicts=proceed`);
    const { deleted: gone, failures } = z.parse(Deleted, answer.body);
    const { count } = z.parse(Left, (await send(`${name}/_count`)).body);
    if (count > 0 || failures.length > 0)
      throw new PushError(`${name} still holds ${count} of the documents taken down`);
    if (serves) deleted += gone;
  }
  return deleted;
}

function takenDown(ids: readonly string[], names: readonly string[]): QueryClause {
  const named = names.map(normaliseText).filter((name) => name !== "");
  const should = [
    { terms: { id: ids } },
    ...named.map((name) => phrase(TEXT_FIELD, name)),
    { terms: { people: named } },
    { terms: { officers: named } },
  ];
  return { bool: { should, minimum_should_match: 1 } };
}
