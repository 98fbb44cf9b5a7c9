import { readEnvironment } from "../../settings/read-environment.ts";
import type { IndexManifest } from "../index-manifest.ts";
import { Cluster } from "../opensearch/cluster/cluster.ts";
import { clusterState } from "../opensearch/indexes/cluster-state.ts";

/** The state of the cluster at SEARCH_URL. Undefined if index files are used. */
export async function openClusterState(manifest: IndexManifest) {
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  if (SEARCH_URL === "") return undefined;
  return clusterState(new Cluster({ url: SEARCH_URL, auth: SEARCH_AUTH }), SEARCH_PREFIX, manifest);
}
