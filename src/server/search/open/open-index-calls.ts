import { ordinalsStamp } from "../../catalogue/ordinals-stamp.ts";
import { indexRoot } from "../../generated/index-files.ts";
import { readEnvironment } from "../../settings/read-environment.ts";
import { Cluster } from "../opensearch/cluster/cluster.ts";
import { type IndexKind, isTable } from "../opensearch/indexes/index-names.ts";
import { LocalTables } from "../opensearch/indexes/local-tables.ts";
import { IndexCalls } from "../opensearch/queries/index-calls.ts";

const opened = new Map<string, IndexCalls<IndexKind>>();

/**
 * Calls of the indexes on the cluster at SEARCH_URL. They are opened once per process. Null if index files
 * are used.
 */
export function openIndexCalls(): IndexCalls<IndexKind> | null {
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  if (SEARCH_URL === "") return null;
  const root = indexRoot();
  const key = [root, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX].join("\n");
  const known = opened.get(key);
  if (known) return known;
  const tables = new LocalTables(root);
  const calls = new IndexCalls<IndexKind>(
    new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }),
    SEARCH_PREFIX,
    (kind) => (isTable(kind) ? ordinalsStamp() : tables.stamp(kind)),
  );
  opened.set(key, calls);
  return calls;
}
