import { resolve } from "node:path";
import { readEnvironment } from "../../settings/read-environment.ts";
import { EmbeddedEngine } from "../embedded/embedded-engine.ts";
import { Cluster } from "../opensearch/cluster/cluster.ts";
import { LocalTables } from "../opensearch/indexes/local-tables.ts";
import { OpenSearchEngine } from "../opensearch/queries/opensearch-engine.ts";
import type { SearchEngine } from "../search-engine.ts";

const engines = new Map<string, SearchEngine>();

/**
 * The engine of this process, opened once, in milliseconds: the cluster at SEARCH_URL, else the index in the
 * folder.
 */
export function openEngine(): SearchEngine {
  const { FASU_INDEX, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  const root = resolve(FASU_INDEX);
  const key = [root, SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX].join("\n");
  const known = engines.get(key);
  if (known) return known;
  const engine =
    SEARCH_URL === ""
      ? new EmbeddedEngine(root)
      : new OpenSearchEngine(
          new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }),
          SEARCH_PREFIX,
          new LocalTables(root),
        );
  engines.set(key, engine);
  return engine;
}
