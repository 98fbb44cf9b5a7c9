import { resolve } from "node:path";
import { oncePerPath } from "../../files/once-per-path.ts";
import { readEnvironment } from "../../settings/read-environment.ts";
import { CurrentEngine } from "../embedded/delta/current-engine.ts";
import { Cluster } from "../opensearch/cluster/cluster.ts";
import { LocalTables } from "../opensearch/indexes/local-tables.ts";
import { OpenSearchEngine } from "../opensearch/queries/opensearch-engine.ts";
import type { SearchEngine } from "../search-engine.ts";

const clusters = new Map<string, SearchEngine>();
const openFolder = oncePerPath((root) => new CurrentEngine(root));

/**
 * The search engine of this process: the cluster at SEARCH_URL, or the index files in FASU_INDEX with their
 * current delta. It is opened once, which takes milliseconds. A request calls this function once, so that it
 * sees one delta throughout.
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
