import * as z from "zod/mini";
import type { HealthzResponse } from "#contract/healthz.ts";
import type { IndexManifest } from "../../index-manifest.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { INDEX_FORMAT } from "./index-body.ts";
import { aliasOf, INDEX_KINDS, kindName } from "./index-names.ts";
import { servingMeta } from "./pushed-indexes.ts";

const Health = z.object({
  status: z.enum(["green", "yellow", "red"]),
  number_of_nodes: z.number(),
});

/** The state of the cluster, and whether the indexes that serve there fit this build. */
export async function clusterState(
  cluster: Cluster,
  prefix: string,
  { pushed }: IndexManifest,
): Promise<NonNullable<HealthzResponse["cluster"]>> {
  const aliases = INDEX_KINDS.map((type) => aliasOf(prefix, type)).join(",");
  const [health, ...metas] = await Promise.all([
    cluster.send({ method: "GET", path: `_cluster/health/${aliases}` }),
    ...INDEX_KINDS.map((type) => servingMeta(cluster, prefix, type)),
  ]);
  const { status, number_of_nodes: nodes } = z.parse(Health, health.body);
  const indexes = metas.map((meta, at) => {
    const scope = kindName(INDEX_KINDS[at]!);
    return {
      scope,
      documents: meta?.stored ?? 0,
      fits: meta?.format === INDEX_FORMAT && meta.tables === pushed?.[scope]?.tables,
      same_corpus: meta?.corpus === pushed?.[scope]?.corpus,
    };
  });
  return { status, nodes, indexes };
}
