import type { IndexManifest } from "../index-manifest.ts";
import { clusterState } from "../opensearch/indexes/cluster-state.ts";
import { openCluster } from "./open-cluster.ts";

/** The state of the cluster at SEARCH_URL. Undefined if index files are used. */
export async function openClusterState(manifest: IndexManifest) {
  const opened = openCluster();
  return opened ? clusterState(opened.cluster, opened.prefix, manifest) : undefined;
}
