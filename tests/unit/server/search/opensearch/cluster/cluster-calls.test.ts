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
  const answering = (answer: (body: Record<string, unknown>) => object) =>
    clusterOf((request) => ({
      responses: linesOf(request)
        .filter((_, at) => at % 2 === 1)
        .map(answer),
    }));

  test("sends the lists of one turn together, and its counts, each answered by its own", async () => {
    const { cluster, asked } = answering(({ n }) => ({ status: 200, n }));
    const calls = new SharedCalls(cluster);
    const answers = await Promise.all([
      calls.search("x", { n: 1 }),
      calls.search("y", { n: 2 }),
      calls.search("x", { n: 3, size: 0 }),
    ]);
    expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(asked.map(({ path }) => path)).toEqual(["_msearch", "_msearch"]);
    expect(linesOf(asked[0]!)[0]).toEqual({ index: "x", allow_partial_search_results: false });
  });

  test("never sends more than two hundred together", async () => {
    const { cluster, asked } = answering(() => ({ status: 200 }));
    const calls = new SharedCalls(cluster);
    await Promise.all(Array.from({ length: 201 }, (_, n) => calls.search("x", { n })));
    expect(asked.map((request) => linesOf(request).length)).toEqual([400, 2]);
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
    const dead = new SharedCalls(
      clusterOf(() => {
        throw new ClusterUnavailable("away", true);
      }).cluster,
    );
    const both = await Promise.allSettled([dead.search("a", {}), dead.search("b", {})]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
