import { afterAll, beforeAll, expect, test } from "vitest";
import { lawyerTables } from "#build/tables/table-sources.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { ordinalsStamp } from "#server/catalogue/ordinals-stamp.ts";
import { lawyersInCluster } from "#server/recovery/cluster/lawyers-in-cluster.ts";
import { explainCases } from "#server/recovery/explain-cases.ts";
import { ALL, type Lawyers } from "#server/recovery/lawyers.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { localLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openTableIn } from "#server/recovery/open-table.ts";
import { readClaim } from "#server/recovery/read-claim.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { takeDownFromCluster } from "#server/search/opensearch/push/take-down.ts";
import { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { isNatural } from "#server/search/sources/involved-people.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { drawnJudgments, drawnListQuery } from "../../../fixtures/recovery/drawn-lawyers.ts";
import { FakeCluster } from "../../../fixtures/search/fake-opensearch/fake-cluster.ts";
import { seededRandom } from "../../../fixtures/search/random.ts";

const JUDGMENTS = 250;
const CLAIMS = 60;
/** Maximum number of consecutive calls of an endpoint. */
const MAX_CALLS = 4;

const random = seededRandom(11);
const root = scratchFolder();
const fake = new FakeCluster();
let cluster: Cluster;
let local: Lawyers;
let there: Lawyers;
const from = drawnJudgments(random, JUDGMENTS);
const tables = lawyerTables(() => from, root, "one");
const push = (stamp: string) =>
  pushCorpus({
    ...{ cluster, prefix: "t", stamp, pauses: [1], whole: true },
    sources: new Map([["lawyers", tables.lawyers] as const, ["parties", tables.parties] as const]),
  });
const openThere = () => lawyersInCluster(new IndexCalls(cluster, "t", ordinalsStamp));
beforeAll(async () => {
  cluster = new Cluster({ url: await fake.open(), auth: "" });
  await push("a");
  local = localLawyers(openTableIn(root), root);
  there = openThere();
});
afterAll(async () => {
  await fake.close();
});
const noProfile = () => ({});
const draw = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

test("lists, scores, sums, pages and offers on a cluster are those of the tables, to the last digit", async () => {
  let offers = 0;
  let listed = 0;
  for (let run = 0; run < CLAIMS; run++) {
    const query = drawnListQuery(random);
    const claim = readClaim(query);
    if ("failure" in claim) throw new Error(JSON.stringify(claim.failure));
    const answer = await listLawyers(there, claim, query, noProfile);
    expect(answer).toEqual(await listLawyers(local, claim, query, noProfile));
    offers += answer.instead?.length ?? 0;
    listed += answer.lawyerExp.length;
  }
  expect(offers).toBeGreaterThan(CLAIMS / 4);
  expect(listed).toBeGreaterThan(CLAIMS);
});

test("a list takes at most four calls in a row, the first of a process included", async () => {
  const query = drawnListQuery(random);
  const claim = readClaim({ ...query, reason: "保险纠纷", court: "" });
  if ("failure" in claim) throw new Error(JSON.stringify(claim.failure));
  fake.asked.length = 0;
  await listLawyers(openThere(), claim, query, noProfile);
  expect(fake.asked.length).toBeLessThanOrEqual(MAX_CALLS);
});

test("cases behind lawyers have the same factors, and an unknown lawyer has none", async () => {
  const query = drawnListQuery(random);
  const claim = readClaim(query);
  if ("failure" in claim) throw new Error(JSON.stringify(claim.failure));
  const { lawyers } = await local.facts();
  const people = Array.from({ length: 40 }, () => Math.floor(random() * lawyers));
  const rows = (await local.shown(people)).map((one) => one!.row);
  const asked = [...rows, { lawyer: "查无此人", lawoffice: "查无此所" }];
  const cases = await explainCases(there, claim, asked);
  expect(cases).toEqual(await explainCases(local, claim, asked));
  expect(cases.at(-1)).toMatchObject({ lProvince: "", cases: [] });
  expect(cases[0]!.cases.length).toBeGreaterThan(0);
});

test("counts those with a case of a cause before a court, cases before the first year included", async () => {
  const courts = loadCourts();
  const causes = loadCauses();
  let counted = 0;
  for (let run = 0; run < 60; run++) {
    const cause = causes.range(draw(causes.ordered.slice(0, 900)).value);
    const court = courts.range(draw(courts.ordered.slice(0, 40)).value);
    const count = await there.countWith(cause, court);
    expect(count).toBe(await local.countWith(cause, court));
    counted += count;
  }
  expect(counted).toBeGreaterThan(0);
  expect(await there.countWith(ALL, ALL)).toBe(await local.countWith(ALL, ALL));
});

test("finds who appeared for a party by a part of an organisation's name and by a person's whole name", async () => {
  const names = [...from.records()].flatMap(({ counsel }) => counsel.flatMap(({ parties }) => parties));
  let total = 0;
  for (let run = 0; run < 60; run++) {
    const name = draw(names);
    const start = Math.floor(random() * Math.max(1, name.length - 1));
    const text = random() < 0.4 ? name : name.slice(start, start + 2 + Math.floor(random() * 6));
    const answer = await there.ofParty(text);
    expect(answer, text).toEqual(await local.ofParty(text));
    total += answer.total;
  }
  expect(total).toBeGreaterThan(60);
});

test("a takedown takes the lawyer of a judgment and the person of a name at once, as party too", async () => {
  const { counted, numberAt } = await there.counted(ALL);
  const [first] = await there.shown([numberAt(0)]);
  expect(counted.offsets.length).toBeGreaterThan(2);
  const taken = first!.caseId(first!.counted[0]!.row);
  const person = [...from.records()]
    .flatMap(({ counsel }) => counsel.flatMap(({ parties }) => parties))
    .find(isNatural)!;
  expect((await there.ofParty(person)).total).toBeGreaterThan(0);
  await takeDownFromCluster(cluster, "t", [taken], [person]);
  expect(await there.shown([numberAt(0)])).toEqual([null]);
  expect(await there.ofParty(person)).toEqual({ total: 0, parties: 0, cases: [] });
});
