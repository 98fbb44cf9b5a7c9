import { describe, expect, test } from "vitest";
import type { IndexManifest } from "#server/search/index-manifest.ts";
import type { Cluster, ClusterRequest } from "#server/search/opensearch/cluster/cluster.ts";
import { clusterState } from "#server/search/opensearch/indexes/cluster-state.ts";
import { aliasOf, INDEX_KINDS } from "#server/search/opensearch/indexes/index-names.ts";

describe("clusterState", () => {
  test("asks for the health of all aliases, and says that an index which was never pushed does not fit", async () => {
    const asked: ClusterRequest[] = [];
    const send = (request: ClusterRequest) => {
      asked.push(request);
      const isHealth = request.path.startsWith("_cluster/health/");
      return Promise.resolve({ status: 200, body: isHealth ? { status: "yellow", number_of_nodes: 3 } : {} });
    };
    const pushed = Object.fromEntries(
      ["cases", "statutes", "knowledge", "lawyers", "parties", "appeals"].map((scope) => [
        scope,
        { tables: "t", corpus: "c" },
      ]),
    );
    const state = await clusterState({ send } as unknown as Cluster, "fasu", {
      pushed,
    } as unknown as IndexManifest);
    const aliases = INDEX_KINDS.map((type) => aliasOf("fasu", type));
    expect(new Set(aliases).size).toBe(6);
    expect(asked[0]).toMatchObject({ method: "GET", path: `_cluster/health/${aliases.join(",")}` });
    expect(state).toMatchObject({ status: "yellow", nodes: 3 });
    expect(
      state.indexes.map(({ scope, documents, fits, same_corpus }) => [scope, documents, fits, same_corpus]),
    ).toEqual([
      ["cases", 0, false, false],
      ["statutes", 0, false, false],
      ["knowledge", 0, false, false],
      ["lawyers", 0, false, false],
      ["parties", 0, false, false],
      ["appeals", 0, false, false],
    ]);
  });
});
