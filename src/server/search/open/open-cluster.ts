import { oncePer, oncePerKey } from "#domain/once-per.ts";
import { ordinalsStamp } from "../../catalogue/ordinals-stamp.ts";
import { indexRoot } from "../../generated/index-files.ts";
import { readEnvironment } from "../../settings/read-environment.ts";
import type { IndexManifest } from "../index-manifest.ts";
import { Cluster } from "../opensearch/cluster/cluster.ts";
import { clusterState } from "../opensearch/indexes/cluster-state.ts";
import { type IndexKind, isTable } from "../opensearch/indexes/index-names.ts";
import { LocalTables } from "../opensearch/indexes/local-tables.ts";
import { IndexCalls } from "../opensearch/queries/index-calls.ts";

/** A cluster with the tables that a build has stored for it. */
export interface OpenCluster {
  cluster: Cluster;
  prefix: string;
  tables: LocalTables;
}

const clusterOf = oncePerKey((settings: string): OpenCluster => {
  const [root = "", url = "", auth = "", prefix = ""] = settings.split("\n");
  return { cluster: new Cluster({ url, auth }), prefix, tables: new LocalTables(root) };
});

/** The cluster at SEARCH_URL. The same settings give the same object. Null if index files are used. */
export function openCluster(): OpenCluster | null {
  const { SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX } = readEnvironment();
  return SEARCH_URL === ""
    ? null
    : clusterOf([indexRoot(), SEARCH_URL, SEARCH_AUTH, SEARCH_PREFIX].join("\n"));
}

/** The state of the cluster at SEARCH_URL. Undefined if index files are used. */
export async function openClusterState(manifest: IndexManifest) {
  const opened = openCluster();
  return opened ? clusterState(opened.cluster, opened.prefix, manifest) : undefined;
}

const callsOf = oncePer(
  ({ cluster, prefix, tables }: OpenCluster) =>
    new IndexCalls<IndexKind>(cluster, prefix, (kind) =>
      isTable(kind) ? ordinalsStamp() : tables.stamp(kind),
    ),
);

/**
 * Calls of the indexes on the cluster at SEARCH_URL. They are opened once per process. Null if index files
 * are used.
 */
export function openIndexCalls(): IndexCalls<IndexKind> | null {
  const cluster = openCluster();
  return cluster && callsOf(cluster);
}
