import { describe, expect, test } from "vitest";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { BulkSender, PushError, sendPatiently } from "#server/search/opensearch/cluster/bulk-sender.ts";
import type { Cluster, ClusterRequest } from "#server/search/opensearch/cluster/cluster.ts";
import { ClusterUnavailable } from "#server/search/opensearch/cluster/cluster-failure.ts";
import { SharedCalls } from "#server/search/opensearch/cluster/shared-calls.ts";

type Answer = (request: ClusterRequest, call: number) => unknown;

/** A cluster that answers from a function and records its requests. */
function clusterOf(answer: Answer): { cluster: Cluster; asked: ClusterRequest[] } {
  const asked: ClusterRequest[] = [];
  const send = async (request: ClusterRequest) => {
    asked.push(request);
    return { status: 200, body: await answer(request, asked.length - 1) };
  };
  return { cluster: { send } as unknown as Cluster, asked };
}
const linesOf = ({ body }: ClusterRequest) =>
  String(body)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const NO_PAUSE = [0, 0];

describe("sendPatiently", () => {
  const request: ClusterRequest = { method: "GET", path: "a" };

  test("sends again what fails in a way that passes, as often as there are pauses", async () => {
    const failing = (times: number, passes: boolean) =>
      clusterOf((_, call) => {
        if (call < times) throw new ClusterUnavailable("away", passes);
        return "stored";
      });
    const twice = failing(2, true);
    expect(await sendPatiently(twice.cluster, request, NO_PAUSE)).toEqual({ status: 200, body: "stored" });
    expect(twice.asked).toHaveLength(3);
    const thrice = failing(3, true);
    await expect(sendPatiently(thrice.cluster, request, NO_PAUSE)).rejects.toThrow("away");
    expect(thrice.asked).toHaveLength(3);
    const once = failing(1, false);
    await expect(sendPatiently(once.cluster, request, NO_PAUSE)).rejects.toThrow("away");
    expect(once.asked).toHaveLength(1);
  });
});

describe("BulkSender", () => {
  const stored = { errors: false, items: [] };
  const item = (status: number) => ({
    index: { _id: "a", status, ...(status > 299 && { error: { type: "full", reason: null } }) },
  });

  test("stores and deletes in order, and asks nothing where there is nothing", async () => {
    const { cluster, asked } = clusterOf(() => stored);
    const sender = new BulkSender(cluster, "cases", NO_PAUSE);
    await sender.settle();
    expect(asked).toEqual([]);
    await sender.add("a", '{"n":1}');
    await sender.remove("b");
    await sender.settle();
    expect(asked).toMatchObject([{ method: "POST", path: "cases/_bulk?timeout=5s" }]);
    expect(linesOf(asked[0]!)).toEqual([{ index: { _id: "a" } }, { n: 1 }, { delete: { _id: "b" } }]);
    await sender.settle();
    expect(asked).toHaveLength(1);
  });

  test("sends a request of a few megabytes before it is told to settle", async () => {
    const { cluster, asked } = clusterOf(() => stored);
    const sender = new BulkSender(cluster, "cases", NO_PAUSE);
    for (let at = 0; at < 5; at++)
      await sender.add(String(at), JSON.stringify({ text: "a".repeat(1_000_000) }));
    expect(asked).toHaveLength(1);
    await sender.settle();
    expect(asked.flatMap(linesOf).filter((line) => "index" in line)).toHaveLength(5);
  });

  test("sends again only the documents for which there was no room", async () => {
    const { cluster, asked } = clusterOf((_, call) =>
      call === 0 ? { errors: true, items: [item(200), item(429)] } : stored,
    );
    const sender = new BulkSender(cluster, "cases", NO_PAUSE);
    await sender.add("a", '{"n":1}');
    await sender.add("b", '{"n":2}');
    await sender.settle();
    expect(linesOf(asked[1]!)).toEqual([{ index: { _id: "b" } }, { n: 2 }]);
    expect(asked).toHaveLength(2);
  });

  test("gives up a document that is refused, and one for which there is never room", async () => {
    for (const [status, calls] of [
      [400, 1],
      [503, 3],
    ] as const) {
      const { cluster, asked } = clusterOf(() => ({ errors: true, items: [item(status)] }));
      const sender = new BulkSender(cluster, "cases", NO_PAUSE);
      await sender.add("a", "{}");
      await expect(sender.settle()).rejects.toThrow(PushError);
      expect(asked).toHaveLength(calls);
    }
  });
});

describe("SharedCalls", () => {
  test("sends what is asked in one turn together, each answered by its own", async () => {
    const { cluster, asked } = clusterOf(({ path, body }) =>
      path === "_msearch"
        ? {
            responses: linesOf({ body } as ClusterRequest)
              .filter((_, at) => at % 2 === 1)
              .map(({ n }) => ({ status: 200, n })),
          }
        : { docs: (body as { docs: { _id: string }[] }).docs.map(({ _id }) => ({ _id })) },
    );
    const calls = new SharedCalls(cluster);
    const answers = await Promise.all([
      calls.search("x", { n: 1 }),
      calls.search("y", { n: 2 }),
      calls.document("x", { _id: "a", _source: ["detail"] }),
      calls.document("y", { _id: "b", _source: [] }),
    ]);
    expect(answers).toEqual([
      { status: 200, n: 1 },
      { status: 200, n: 2 },
      { docs: [{ _id: "a" }] },
      { docs: [{ _id: "b" }] },
    ]);
    expect(asked.map(({ path }) => path).sort()).toEqual(["_mget", "_msearch"]);
    expect(linesOf(asked.find(({ path }) => path === "_msearch")!)[0]).toEqual({
      index: "x",
      allow_partial_search_results: false,
    });
  });

  test("sends one search alone as itself, and never more than two hundred together", async () => {
    const { cluster, asked } = clusterOf(({ path, body }) =>
      path === "_msearch"
        ? {
            responses: linesOf({ body } as ClusterRequest)
              .slice(1)
              .filter((_, at) => at % 2 === 0)
              .map(() => ({ status: 200 })),
          }
        : { own: true },
    );
    const calls = new SharedCalls(cluster);
    expect(await calls.search("x", { n: 1 })).toEqual({ own: true });
    expect(asked).toMatchObject([{ path: "x/_search?allow_partial_search_results=false", body: { n: 1 } }]);
    await Promise.all(Array.from({ length: 201 }, (_, n) => calls.search("x", { n })));
    expect(asked.slice(1).map(({ path }) => path.split("?")[0])).toEqual(["_msearch", "x/_search"]);
    expect(linesOf(asked[1]!)).toHaveLength(400);
  });

  test("fails only what failed, and all where nothing was answered", async () => {
    const gone = { error: { type: "index_not_found_exception" } };
    const partly = new SharedCalls(
      clusterOf(() => ({
        responses: [{ status: 200 }, { status: 404, ...gone }, { status: 503, error: { type: "x" } }],
      })).cluster,
    );
    const [fine, missing, away] = await Promise.allSettled(
      ["a", "b", "c"].map((index) => partly.search(index, {})),
    );
    expect(fine).toMatchObject({ status: "fulfilled" });
    expect((missing as PromiseRejectedResult).reason).toBeInstanceOf(MissingArtifact);
    expect((away as PromiseRejectedResult).reason).toBeInstanceOf(ClusterUnavailable);
    const documents = new SharedCalls(clusterOf(() => ({ docs: [{ _id: "a" }, gone] })).cluster);
    const [held, lost] = await Promise.allSettled(
      ["a", "b"].map((_id) => documents.document("x", { _id, _source: [] })),
    );
    expect(held).toMatchObject({ status: "fulfilled" });
    expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(MissingArtifact);
    const dead = new SharedCalls(
      clusterOf(() => {
        throw new ClusterUnavailable("away", true);
      }).cluster,
    );
    const both = await Promise.allSettled([dead.search("a", {}), dead.search("b", {})]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
