import { afterAll, beforeAll, expect, test } from "vitest";
import { treesOf } from "#build/search/trees.ts";
import { APPEAL_OUTCOMES, type JudgmentRecord } from "#domain/judgment/record.ts";
import { appealGroupRanges } from "#domain/reversal/analyse-appeals.ts";
import { BACKOFF_GROUPS } from "#domain/reversal/change-rate.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { readSources } from "#server/corpus/store/read-sources.ts";
import { openAppeals, writeAppeals } from "#server/reversal/appeal-file.ts";
import { openCases, writeCases } from "#server/reversal/case-file.ts";
import { appealsInCluster } from "#server/reversal/cluster/appeals-in-cluster.ts";
import { APPEAL_FIELDS, appealRows } from "#server/reversal/cluster/appeals-index.ts";
import { casesInCluster } from "#server/reversal/cluster/cases-in-cluster.ts";
import { localAppeals } from "#server/reversal/open/open-collections.ts";
import { Cluster } from "#server/search/opensearch/cluster/cluster.ts";
import { servingMeta } from "#server/search/opensearch/indexes/pushed-indexes.ts";
import { pushCorpus } from "#server/search/opensearch/push/push-corpus.ts";
import { IndexCalls } from "#server/search/opensearch/queries/index-calls.ts";
import { judgmentDocuments } from "#server/search/sources/judgment-documents.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";
import { FakeCluster } from "../../../fixtures/search/fake-opensearch/fake-cluster.ts";
import { seededRandom } from "../../../fixtures/search/random.ts";

const fake = new FakeCluster();
let cluster: Cluster;
beforeAll(async () => {
  cluster = new Cluster({ url: await fake.open(), auth: "" });
});
const root = scratchFolder();
afterAll(async () => {
  await fake.close();
});

const courts = loadCourts();
const causes = loadCauses();
const random = seededRandom(5);
const draw = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

/** Real records with courts, causes, outcomes and dates drawn at random, some of them unknown. */
function* drawnAppeals(): Generator<JudgmentRecord> {
  const [causeCodes, courtIds] = [
    causes.ordered.slice(0, 12).map(({ value }) => value),
    courts.ordered.slice(0, 9).map(({ value }) => value),
  ];
  let at = 0;
  for (const record of readCorpus(activeCorpusDir())) {
    if (at++ === 600) return;
    yield {
      ...record,
      instance: "second",
      outcome: draw(APPEAL_OUTCOMES),
      cause_code: draw([...causeCodes, null]),
      court_id: draw([...courtIds, null]),
      casedate: draw(["", "2019-03-04", "2021-05-06", "2023-07-08"]),
      source: draw(["whole", "chosen"]),
    };
  }
}

test("groups, endings, years, grounds and cases on a cluster are those of the table", async () => {
  const [source] = readSources(activeCorpusDir());
  const sources = [
    { ...source!, id: "whole", sampling: "complete" as const },
    { ...source!, id: "chosen", sampling: "selected" as const },
  ];
  writeAppeals(drawnAppeals(), sources, { courts, causes }, root);
  const open = openAppeals(root);
  const local = localAppeals(open);
  const facts = { sources: await local.sources() };
  await pushCorpus({
    ...{ cluster, prefix: "t", stamp: "a", pauses: [1] },
    sources: new Map([
      [
        "appeals" as const,
        {
          ...{ documents: () => appealRows(open), properties: APPEAL_FIELDS },
          ...{ stamp: "ordinals", corpus: "one", facts: () => facts },
        },
      ],
    ]),
  });
  const there = appealsInCluster(new IndexCalls(cluster, "t", () => "ordinals"));
  expect(await there.sources()).toEqual(await local.sources());
  for (const { value: cause } of causes.ordered.slice(0, 12)) {
    const court = draw([...courts.ordered.slice(0, 9).map(({ value }) => value), null]);
    const question = appealGroupRanges(cause, court, causes, courts);
    expect(await there.figures(question)).toEqual(await local.figures(question));
    for (const group of BACKOFF_GROUPS)
      expect(await there.cases(question, group)).toEqual(await local.cases(question, group));
  }
  open.close();
});

test("a case is found on a cluster by its number in any spelling, with the facts of the file", async () => {
  const records = [...readCorpus(activeCorpusDir())].slice(0, 30);
  const ids = new Set(records.map(({ id }) => id));
  writeCases(records, root);
  const local = openCases(root);
  const trees = treesOf(1);
  await pushCorpus({
    ...{ cluster, prefix: "t", stamp: "b", whole: true, pauses: [1] },
    sources: new Map([
      [
        1 as const,
        {
          documents: () => [...judgmentDocuments(activeCorpusDir())].filter(({ id }) => ids.has(id)),
          ...{ trees, vocabulary: [], corpus: "two" },
        },
      ],
    ]),
  });
  const { tables } = (await servingMeta(cluster, "t", 1))!;
  const there = casesInCluster(new IndexCalls(cluster, "t", () => tables));
  for (const { case_number } of records) {
    const typed = case_number.replace("（", "(").replace("）", ") ");
    expect(await there.find(typed)).toEqual(await local.find(case_number));
  }
  expect(await there.find("（1999）内01民初1号")).toEqual([]);
  local.close();
});
