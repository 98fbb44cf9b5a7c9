import { resolve } from "node:path";
import { readEnvironment } from "../../settings/read-environment.ts";
import { CurrentEngine } from "../embedded/delta/current-engine.ts";
import { Cluster } from "../opensearch/cluster/cluster.ts";
import { LocalTables } from "../opensearch/indexes/local-tables.ts";
import { OpenSearchEngine } from "../opensearch/queries/opensearch-engine.ts";
import type { SearchEngine } from "../search-engine.ts";

const clusters = new Map<string, SearchEngine>();
const folders = new Map<string, CurrentEngine>();

/**
 * The engine of this process, opened once, in milliseconds: the cluster at SEARCH_URL, else the index in the
 * folder with its current delta. Call it once per request.
 */
export function openEngine(): SearchEngine {
  const { FASU_INDEX, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  const root = resolve(FASU_INDEX);
  if (SEARCH_URL === "") return openFolder(root).engine();
  const key = [root, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX].join("\n");
  const engine =
    clusters.get(key) ??
    new OpenSearchEngine(
      new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }),
      SEARCH_PREFIX,
      new LocalTables(root),
    );
  clusters.set(key, engine);
  return engine;
}

function openFolder(root: string): CurrentEngine {
  const current = folders.get(root) ?? new CurrentEngine(root);
  folders.set(root, current);
  return current;
}
