import { oncePer } from "#domain/once-per.ts";
import { oncePerPath } from "../../files/once-per-path.ts";
import { indexRoot } from "../../generated/index-files.ts";
import { CurrentEngine } from "../embedded/delta/current-engine.ts";
import { OpenSearchEngine } from "../opensearch/queries/opensearch-engine.ts";
import type { SearchEngine } from "../search-engine.ts";
import { type OpenCluster, openCluster } from "./open-cluster.ts";

const engineOf = oncePer(
  ({ cluster, prefix, tables }: OpenCluster) => new OpenSearchEngine(cluster, prefix, tables),
);
const openFolder = oncePerPath((root) => new CurrentEngine(root));

/**
 * The search engine of this process: the cluster at SEARCH_URL, or the index files in FASU_INDEX with their
 * current delta. It is opened once, which takes milliseconds. A request calls this function once, so that it
 * sees one delta throughout.
 */
export function openEngine(): SearchEngine {
  const cluster = openCluster();
  return cluster ? engineOf(cluster) : openFolder(indexRoot()).engine();
}
