import { describe, expect, test } from "vitest";
import { matchAllPlan } from "#domain/search/query/query-plan.ts";
import { PushError } from "#server/search/opensearch/cluster/bulk-sender.ts";
import type { IndexKind } from "#server/search/opensearch/indexes/index-names.ts";
import { beforeServing, listPushed, serveFrom } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import type { PushedSource } from "#server/search/opensearch/push/push.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { takeDownFromCluster } from "#server/search/opensearch/push/take-down.ts";
import { testDocument } from "../../../../../fixtures/search/documents.ts";
import {
  TWO_DOCUMENTS as documents,
  fakeSite,
} from "../../../../../fixtures/search/fake-opensearch/fake-site.ts";
import { casesToPush } from "../../../../../fixtures/search/pushed-scope.ts";

const { now, tables, cluster, engine, push, serving } = await fakeSite();

describe("pushCorpus", () => {
  test("replaces what was pushed before in one step, and keeps that for a rollback until the next push", async () => {
    expect(await push("a")).toBe(2);
    expect(await push("b", [documents[0]!, testDocument({ id: "ccc", title: "丙" })])).toBe(2);
    expect(now.fake.indexes).toEqual(["t-cases-a", "t-cases-b"]);
    expect(await serving()).toEqual(["aaa", "ccc"]);
    const all = await listPushed(cluster(), "t");
    await serveFrom(cluster(), "t", beforeServing(all), all);
    expect(await serving()).toEqual(["bbb", "aaa"]);
    await push("c");
    expect(now.fake.indexes).toEqual(["t-cases-a", "t-cases-c"]);
  });

  test("leaves the old documents in their place when the cluster refuses a new one, and names that", async () => {
    await push("a");
    const broken = testDocument({ id: "ddd", number: "长".repeat(20_000) });
    await expect(push("b", [broken])).rejects.toThrow(/ddd: illegal_argument_exception/);
    await expect(push("b2", [broken])).rejects.toThrow(PushError);
    expect(await engine().count(matchAllPlan(1))).toBe(2);
  });

  describe("into what serves", () => {
    const changed = (corpus: string, given: typeof documents) =>
      pushCorpus({
        ...{ cluster: cluster(), prefix: "t", stamp: corpus, pauses: [1, 1, 1] },
        sources: casesToPush(tables, () => given, corpus),
      });

    test("sends only what changed or is new, and deletes what is gone", async () => {
      const many = Array.from({ length: 40 }, (_, at) =>
        testDocument({ id: `m${at}`, date: `2020-01-${10 + (at % 20)}`, text: ["保险"] }),
      );
      await push("a", [...documents, ...many]);
      const renewed = testDocument({ id: "aaa", title: "甲", date: "2023-01-01", text: ["代位求偿", "新"] });
      const fresh = testDocument({ id: "ccc", title: "丙", date: "2024-01-01", court: "某地专门法院" });
      expect(await changed("b", [renewed, fresh, ...many])).toMatchObject({
        ...{ sent: 2, deleted: 1, whole: false },
      });
      expect(now.fake.indexes).toEqual(["t-cases-a"]);
      const [index] = await listPushed(cluster(), "t");
      expect(index?.meta).toMatchObject({ corpus: "b", stored: 42, named: { courts: ["某地专门法院"] } });
      // A tree that functions do not have yet: they report that instead of answering without the court.
      await expect(engine().count(matchAllPlan(1))).rejects.toThrow(/pushed by this build/);
      expect(await changed("c", [renewed, ...many])).toMatchObject({ sent: 0, deleted: 1 });
      const [left] = await listPushed(cluster(), "t");
      // A name that no document uses any more stays until the next whole push.
      expect(left?.meta).toMatchObject({ corpus: "c", stored: 41, named: { courts: ["某地专门法院"] } });
      now.fake.asked.length = 0;
      expect(await changed("c", [renewed, ...many])).toMatchObject({ sent: 0, deleted: 0 });
      expect(now.fake.asked.some((one) => one.includes("_bulk") || one.includes("_search"))).toBe(false);
    });

    test("makes new indexes where the trees have changed", async () => {
      await push("a");
      const sources = casesToPush(tables, () => documents, "c");
      sources.get(1)!.trees = { ...sources.get(1)!.trees, causes: sources.get(1)!.trees.courts };
      expect(
        await pushCorpus({ cluster: cluster(), prefix: "t", stamp: "c", pauses: [1], sources }),
      ).toMatchObject({ whole: true });
      expect(now.fake.indexes).toEqual(["t-cases-a", "t-cases-c"]);
    });
  });

  test("says that the name of the alias is an index's, before it loads anything", async () => {
    const body = { settings: { index: {}, analysis: { tokenizer: {}, analyzer: {} } } };
    const mappings = { dynamic: "strict", _meta: {}, properties: {} };
    await cluster().send({ method: "PUT", path: "t-cases", body: { ...body, mappings } });
    await expect(push("a")).rejects.toThrow(/t-cases is the name of an index/);
    expect(now.fake.indexes).toEqual(["t-cases"]);
  });
});

describe("takeDownFromCluster", () => {
  test("deletes by id and by name from what serves and from what a rollback would serve", async () => {
    const named = testDocument({ id: "nnn", text: ["原告申屠样本称"], people: ["申屠样本"] });
    const given = [...documents, named, testDocument({ id: "ooo", text: ["申屠样"] })];
    await push("a", given);
    await push("b", given);
    expect(await takeDownFromCluster(cluster(), "t", ["aaa"], ["申屠样本"])).toBe(2);
    expect((await serving()).toSorted()).toEqual(["bbb", "ooo"]);
    expect(await engine().detail(1, "aaa")).toBeNull();
    const all = await listPushed(cluster(), "t");
    await serveFrom(cluster(), "t", beforeServing(all), all);
    expect((await serving()).toSorted()).toEqual(["bbb", "ooo"]);
  });

  test("deletes with them the rows of tables that show them or are somebody of that name", async () => {
    const rows = [
      { id: "1", body: { judgments: ["aaa", "zzz"], names: ["甲"] } },
      { id: "2", body: { judgments: ["zzz"], names: ["申屠样本"] } },
      { id: "3", body: { judgments: ["nnn"], names: ["乙"] } },
      { id: "4", body: { judgments: ["zzz"], names: ["丙"] } },
    ];
    const keyword = { type: "keyword" };
    const table = {
      ...{ documents: () => rows, properties: { judgments: keyword, names: keyword } },
      ...{ stamp: "s", corpus: "c", facts: () => null },
    };
    const named = testDocument({ id: "nnn", text: ["原告申屠样本称"], people: ["申屠样本"] });
    const cases = casesToPush(tables, () => [...documents, named], "c");
    const sources = new Map<IndexKind, PushedSource>([...cases, ["appeals", table]]);
    await pushCorpus({ cluster: cluster(), prefix: "t", stamp: "a", pauses: [1], sources });
    await takeDownFromCluster(cluster(), "t", ["aaa"], ["申屠样本"]);
    const left = await cluster().send({
      method: "POST",
      path: "t-appeals/_search",
      body: { query: { match_all: {} }, size: 9, track_total_hits: true, _source: ["names"] },
    });
    expect(left.body).toMatchObject({ hits: { total: { value: 1 }, hits: [{ _id: "4" }] } });
  });

  test("fails where the cluster does not delete", async () => {
    await push("a");
    now.fake.fault = (_method, path) =>
      path.includes("_delete_by_query") ? { status: 200, body: { deleted: 0, failures: [] } } : undefined;
    await expect(takeDownFromCluster(cluster(), "t", ["aaa"], [])).rejects.toThrow(/still holds 1/);
  });
});
