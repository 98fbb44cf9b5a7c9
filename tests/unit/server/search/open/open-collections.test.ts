import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SCOPE } from "#domain/search/scope.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { openLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openAnalysis, openCasesByNumber } from "#server/reversal/open/open-collections.ts";
import { type DeltaNote, deltaRoot, writeNote } from "#server/search/embedded/delta/delta-note.ts";
import { EmbeddedEngine } from "#server/search/embedded/embedded-engine.ts";
import { openManifest } from "#server/search/index-manifest.ts";
import { openClusterState, openIndexCalls } from "#server/search/open/open-cluster.ts";
import { openEngine } from "#server/search/open/open-engine.ts";
import { openTakenDown } from "#server/search/open/open-taken-down.ts";
import { INDEX_FORMAT } from "#server/search/opensearch/indexes/index-body.ts";
import { LocalTables } from "#server/search/opensearch/indexes/local-tables.ts";
import type { PushedMeta } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { OpenSearchEngine } from "#server/search/opensearch/queries/opensearch-engine.ts";
import { FakeCluster } from "../../../../fixtures/search/fake-opensearch/fake-cluster.ts";

const AUTH = "reader:secret";
const fake = new FakeCluster(AUTH);
let url = "";
beforeAll(async () => {
  url = await fake.open();
});
afterAll(() => fake.close());
const root = mkdtempSync(join(tmpdir(), "fasu-open-"));
afterAll(() => {
  for (const folder of [root, deltaRoot(root)]) rmSync(folder, { recursive: true, force: true });
});

const META: PushedMeta = {
  ...{ format: INDEX_FORMAT, made: "m", corpus: "c", shards: 1, stored: 2, complete: true, tables: "" },
  ...{ terms: [], named: { courts: [], causes: [], cited: [] } },
};
/** The metadata of a table, built with these ordinals. */
const saying = (more: Partial<PushedMeta>) => ({
  status: 200,
  body: { x: { mappings: { _meta: { ...META, ...more } } } },
});

beforeEach(() => {
  fake.asked.length = 0;
  fake.fault = () => undefined;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
const withCluster = (prefix = "p", auth = AUTH) => {
  vi.stubEnv("SEARCH_URL", url);
  vi.stubEnv("SEARCH_AUTH", auth);
  vi.stubEnv("SEARCH_PREFIX", prefix);
};

describe("with SEARCH_URL", () => {
  test("requests to the cluster are opened once for an address, a user and a prefix", () => {
    withCluster();
    const calls = openIndexCalls();
    expect(openIndexCalls()).toBe(calls);
    withCluster("q");
    const other = openIndexCalls();
    expect(other).not.toBe(calls);
    withCluster();
    expect(openIndexCalls()).toBe(calls);
    withCluster("p", "writer:secret");
    expect(openIndexCalls()).not.toBe(calls);
  });

  test("tables are asked with the ordinals of this build, documents with its trees and terms", async () => {
    withCluster("stamps");
    const trees = new LocalTables("data/generated/search").stamp(SCOPE.cases);
    expect(trees).not.toBe(ordinalsStamp());
    fake.fault = (_, path) => saying({ tables: path.includes("stamps-cases") ? trees : ordinalsStamp() });
    const calls = openIndexCalls()!;
    expect((await calls.meta("parties")).tables).toBe(ordinalsStamp());
    expect((await calls.meta(SCOPE.cases)).tables).toBe(trees);
    fake.fault = () => saying({ tables: "others" });
    await expect(calls.meta("appeals")).rejects.toMatchObject({ name: "MissingArtifact" });
  });

  test("engine, lawyers, appeals and cases are those of the cluster", async () => {
    withCluster("all");
    const engine = openEngine();
    expect(engine).toBeInstanceOf(OpenSearchEngine);
    expect(openEngine()).toBe(engine);
    const facts = { corpus: { cases: 1 }, lawyers: 7, sources: [] };
    fake.fault = () => saying({ tables: ordinalsStamp(), facts });
    expect(await openAnalysis().appeals.sources()).toEqual([]);
    expect(await openLawyers().facts()).toMatchObject({ lawyers: 7 });
    expect(fake.asked).toEqual(["GET /all-appeals/_mapping", "GET /all-lawyers/_mapping"]);
    fake.fault = () => ({ status: 503, body: null });
    await expect(openCasesByNumber().find("1号")).rejects.toMatchObject({ name: "ClusterUnavailable" });
    await expect(openAnalysis().cases.find("1号")).rejects.toMatchObject({ name: "ClusterUnavailable" });
    withCluster("all2");
    expect(openEngine()).not.toBe(engine);
  });

  test("its state is asked for with its user", async () => {
    withCluster("state");
    fake.fault = (_, path) =>
      path.includes("_cluster/health")
        ? { status: 200, body: { status: "green", number_of_nodes: 2 } }
        : saying({ stored: 5 });
    const state = await openClusterState(openManifest());
    expect([state?.status, state?.nodes, state?.indexes[0]?.documents]).toEqual(["green", 2, 5]);
    fake.fault = () => undefined;
    withCluster("state", "");
    await expect(openClusterState(openManifest())).rejects.toMatchObject({ name: "ClusterUnavailable" });
  });
});

const note = (more: Partial<DeltaNote>): DeltaNote => ({
  ...{ base: "b", number: 0, corpus: "", takenDown: [], list: "" },
  ...more,
});
const leave = (more: Partial<DeltaNote>) => {
  mkdirSync(deltaRoot(root), { recursive: true });
  writeNote(root, note(more));
};

describe("without SEARCH_URL", () => {
  beforeEach(() => vi.stubEnv("SEARCH_URL", ""));

  test("files answer, and nobody is asked", async () => {
    expect(openIndexCalls()).toBeNull();
    expect(await openClusterState(openManifest())).toBeUndefined();
    expect(openEngine()).toBeInstanceOf(EmbeddedEngine);
    expect(openEngine()).toBe(openEngine());
    expect((await openLawyers().facts()).lawyers).toBeGreaterThan(0);
    expect((await openAnalysis().appeals.sources()).length).toBeGreaterThan(0);
    expect(fake.asked).toEqual([]);
  });

  test("a case taken down since the tables were made is not found by its number, and the others are", async () => {
    const records = [...readCorpus(activeCorpusDir())].filter(({ case_number }) => case_number !== "");
    const [gone, stays] = records as [(typeof records)[0], (typeof records)[0]];
    vi.stubEnv("FASU_INDEX", root);
    leave({ takenDown: [gone.id] });
    const cases = openCasesByNumber();
    expect((await cases.find(gone.case_number)).map(({ id }) => id)).not.toContain(gone.id);
    expect((await cases.find(stays.case_number)).map(({ id }) => id)).toContain(stays.id);
    vi.stubEnv("FASU_INDEX", join(root, "untouched"));
    expect((await openCasesByNumber().find(gone.case_number)).map(({ id }) => id)).toContain(gone.id);
  });

  test("what was taken down stays so until the process ends, whatever a later note says", () => {
    const now = vi.spyOn(performance, "now");
    const own = join(root, "own");
    now.mockReturnValue(0);
    expect(openTakenDown(own)).toEqual(new Set());
    mkdirSync(deltaRoot(own), { recursive: true });
    writeNote(own, note({ takenDown: ["a"] }));
    now.mockReturnValue(1000);
    expect(openTakenDown(own)).toEqual(new Set(["a"]));
    writeNote(own, note({ takenDown: ["b"], list: "longer" }));
    now.mockReturnValue(2000);
    expect(openTakenDown(own)).toEqual(new Set(["a", "b"]));
    rmSync(deltaRoot(own), { recursive: true });
    now.mockReturnValue(3000);
    expect(openTakenDown(own)).toEqual(new Set(["a", "b"]));
    expect(openTakenDown(join(root, "another"))).toEqual(new Set());
  });
});
