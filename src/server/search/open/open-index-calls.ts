import { oncePer } from "#domain/once-per.ts";
import { ordinalsStamp } from "../../catalogue/ordinals-stamp.ts";
import { type IndexKind, isTable } from "../opensearch/indexes/index-names.ts";
import { IndexCalls } from "../opensearch/queries/index-calls.ts";
import { type OpenCluster, openCluster } from "./open-cluster.ts";

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
