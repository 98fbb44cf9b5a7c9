import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lawyerTables } from "#build/tables/table-sources.ts";
import { type LawyerEntry, LawyerListQuery } from "#contract/recovery/lawyer-list.ts";
import type { Counsel, JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { answerDefaultSearch } from "#server/recovery/default-search.ts";
import { explainCases } from "#server/recovery/explain-cases.ts";
import { listLawyers } from "#server/recovery/list-lawyers.ts";
import { localLawyers } from "#server/recovery/open/open-lawyers.ts";
import { openTableIn, type RecoveryTable } from "#server/recovery/open-table.ts";
import { loadProfiles } from "#server/recovery/profiles.ts";
import { resolveClaim } from "#server/recovery/resolve-claim.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

/** The explained cases of each lawyer. */
const casesOf = async (...asked: Parameters<typeof explainCases>) =>
  (await explainCases(...asked)).map(({ cases }) => cases);

// A collection small enough to be computed by hand. Its newest case is of 2024-01-01; 1,461 days before is
// 2020-01-01, and 2,922 days before is 2016-01-01, so that activity counts 1/4 and 1/16 there.
const HOHHOT = { court_id: 68, court: "内蒙古自治区呼和浩特市中级人民法院" };
const XINCHENG = { court_id: 930, court: "呼和浩特市新城区人民法院" };
const BAOTOU = { court_id: 69, court: "内蒙古自治区包头市中级人民法院" };
const SUPREME = { court_id: 1, court: "最高人民法院" };
const SUBROGATION = { cause_code: "209090105", cause: "保险人代位求偿权纠纷" };
const PROPERTY = { cause_code: "2090901", cause: "财产保险合同纠纷" };
const SALE = { cause_code: "2040111", cause: "买卖合同纠纷" };

const INSURER = "样例财产保险股份有限公司";
const A = { name: "样一", firm: "北京例一律师事务所" };
const B = { name: "样二", firm: "内蒙古例二律师事务所" };
const C = { name: "样三", firm: "北京例一律师事务所" };
const D = { name: "样四", firm: "例三律师事务所" };
const acts = (
  lawyer: { name: string; firm: string },
  side: Counsel["side"],
  ...parties: string[]
): Counsel => ({
  ...lawyer,
  kind: "lawyer",
  side,
  parties,
});
const judgment = (id: string, number: string, casedate: string, more: Partial<JudgmentRecord>) =>
  ({
    ...{ id, casename: `案\t${id}`, case_number: number, casedate, text_type: "民事判决书" },
    ...{ claim_amount: null, earlier_cases: [], body_text: [], tail_text: [], source: "a" },
    ...more,
  }) as unknown as JudgmentRecord;

const RECORDS = [
  judgment("aaaaaaaaaaaa", "（2019）内01民初1号", "2020-01-01", {
    ...{ ...HOHHOT, ...SUBROGATION, claim_amount: 1_500_000 },
    counsel: [acts(A, "plaintiff", INSURER), acts(B, "defendant", "样某", "样例运输有限公司")],
  }),
  judgment("bbbbbbbbbbb", "（2023）内0102民初2号", "2024-01-01", {
    ...{ ...XINCHENG, ...PROPERTY, claim_amount: 900_000 },
    counsel: [acts(A, "defendant", INSURER)],
  }),
  judgment("cccccccccccc", "（2009）内02民初3号", "2009-12-31", {
    ...{ ...BAOTOU, ...SALE, claim_amount: 1 },
    counsel: [acts(A, "plaintiff", INSURER), acts(C, "third", "样例贸易有限公司")],
  }),
  judgment("dddddddddddd", "（2023）最高法民再4号", "2024-01-01", {
    ...{ ...SUPREME, ...SUBROGATION, claim_amount: 60_000_000, text_type: "参考案例" },
    counsel: [acts(B, "appellant", "样某")],
  }),
  judgment("eeeeeeeeeeee", "（2015）外01民初5号", "2016-01-01", {
    ...{ court_id: null, court: "某地法院", cause_code: null, cause: "" },
    counsel: [acts(A, "appellee", "样例运输有限公司")],
  }),
  judgment("ffffffffffff", "（2018）内02民初6号", "2018-05-06", {
    ...{ ...BAOTOU, ...SALE, claim_amount: 20_000 },
    counsel: [acts(D, "plaintiff", "样例贸易有限公司")],
  }),
];
const SOURCE: JudgmentSource = {
  ...{ id: "a", name: "样例库", coverage: "六件", sampling: "complete", sample: false },
  ...{ imported: "2026-01-01", count: 6 },
};

const root = scratchFolder();
/** The tables of records, made in a folder. */
function openTable(folder: string, records: JudgmentRecord[]): RecoveryTable {
  const from = {
    ...{ records: () => records, sources: [SOURCE], corrections: [] },
    optOuts: { salt: "", hashes: new Set<string>() },
  };
  expect([...lawyerTables(() => from, folder, "one").lawyers.documents()]).not.toEqual([]);
  return openTableIn(folder);
}
const table = openTable(root, RECORDS);
const lawyers = localLawyers(table, root);
afterAll(() => table.close());

const courts = loadCourts();
const causes = loadCauses();
function claimOf(more: object) {
  const query = LawyerListQuery.parse({
    ...{ reason: SUBROGATION.cause, court: HOHHOT.court, amount: 1_000_000, amountMax: 3_000_000 },
    ...more,
  });
  const claim = resolveClaim(query, courts, causes);
  if ("failure" in claim) throw new Error(JSON.stringify(claim.failure));
  return { query, claim };
}
const close = (value: number) => expect.closeTo(value, 9);

test("cases of one day are told by id, in whatever order they came", async () => {
  const ofOneDay = (id: string) =>
    judgment(id, `（2018）内02民初${id.charCodeAt(0)}号`, "2018-05-06", {
      ...{ ...BAOTOU, ...SALE },
      counsel: [acts(D, "plaintiff", "样例贸易有限公司")],
    });
  const folder = join(root, "one-day");
  const oneDay = openTable(
    folder,
    ["b", "c", "a"].map((letter) => ofOneDay(letter.repeat(12))),
  );
  const [told] = await casesOf(localLawyers(oneDay, folder), claimOf({}).claim, [
    { lawyer: D.name, lawoffice: D.firm },
  ]);
  oneDay.close();
  expect(told!.map(({ id }) => id[0])).toEqual(["a", "b", "c"]);
});

describe("lawyers counted by hand", () => {
  const list = (more: object = {}, profiles = {}) => {
    const { query, claim } = claimOf(more);
    return listLawyers(lawyers, claim, query, () => profiles);
  };

  test("scores of two lawyers for a claim: likeness, weight and age of each case, shrunk, with breadth", async () => {
    const breadthA = 1 + 0.25 * Math.log2(3);
    const entryA = {
      ...{ lawyer: "样一", lawoffice: "北京例一律师事务所", lProvince: "北京市", lCity: "北京市", lPic: "" },
      // 0.52 and 0.412 of similarity; 3.9095 and 13.6 of weight; 0.65625 and 0.5 of recency.
      ...{ scoreExp: 100, scoreImpact: 28.7, scoreActivation: 100 },
      parts: {
        // 1 x 1 x 1 of the first case, 0.5 x 1 x 0.6 of the second, 0 of the case without a known cause.
        exp: { sum: close(1.3), n: 2, shrunk: 0.4, breadth: 1 },
        // 2 x 1.6, 1 x 1.4, 1 x 1, at three courts.
        impact: { sum: close(5.6), n: 3, shrunk: 0.5, breadth: close(breadthA) },
        activ: { sum: close(1.3125), n: 3, shrunk: 0.5, breadth: 1 },
      },
      ...{ n: 3, firstYear: 2016, lastYear: 2024 },
      evidence: ["bbbbbbbbbbb", "aaaaaaaaaaaa", "eeeeeeeeeeee"],
      alike: { court: 2, cause: 1, plaintiff: 1 },
    };
    const entryB = {
      ...{
        lawyer: "样二",
        lawoffice: "内蒙古例二律师事务所",
        lProvince: "内蒙古自治区",
        lCity: "呼和浩特市",
      },
      ...{ lPic: "", scoreExp: 79.2, scoreImpact: 100, scoreActivation: 76.2 },
      parts: {
        exp: { sum: close(1.03), n: 2, shrunk: 0.4, breadth: 1 },
        // 2 x 1.6, and 4 x 3 x 2 of the reference case.
        impact: { sum: close(27.2), n: 2, shrunk: 0.4, breadth: 1.25 },
        activ: { sum: close(1.25), n: 2, shrunk: 0.4, breadth: 1 },
      },
      ...{ n: 2, firstYear: 2020, lastYear: 2024 },
      evidence: ["dddddddddddd", "aaaaaaaaaaaa"],
      alike: { court: 1, cause: 2, plaintiff: 0 },
    };
    expect(await list()).toEqual({
      ...{ activeLawyer: 2, totalLawyer: 4, page: 1, pageSize: 3, nearestCause: "same" },
      lawyerExp: [entryA, entryB],
      lawyerImpact: [entryB, entryA],
      lawyerActiv: [entryA, entryB],
      counts: { exp: 2, impact: 2, activ: 2 },
      highest: { exp: close(0.52), impact: close(13.6), activ: close(0.65625) },
      claim: {
        ...{ reason: "保险人代位求偿权纠纷", court: "内蒙古自治区呼和浩特市中级人民法院", courtId: 68 },
        ...{ courtsBelow: true, map: "nei_meng_gu", area: "呼和浩特市", amountRange: 3 },
      },
      corpus: {
        ...{ sample: false, complete: true, nationwide: false, judgments: 6, from: 2009, to: 2024 },
        ...{ counsel: true, newest: "2024-01-01" },
        sources: [{ name: "样例库", coverage: "六件", sampling: "complete" }],
      },
    });
  });

  test("tells the weights of each case where they are asked for, and pictures and pages where there are", async () => {
    const { lawyerExp } = await list(
      { evidence: "weights" },
      { picture: "/a.jpg", page: "https://example.org" },
    );
    expect(lawyerExp[0]).toMatchObject({ lPic: "/a.jpg", profile: "https://example.org" });
    expect(lawyerExp[0]!.weights).toEqual([
      { id: "bbbbbbbbbbb", like: close(0.3), weight: close(1.4), recency: 1 },
      { id: "aaaaaaaaaaaa", like: 1, weight: close(3.2), recency: close(0.25) },
      { id: "eeeeeeeeeeee", like: 0, weight: 1, recency: close(0.0625) },
    ]);
  });

  test("explains the cases behind lawyers, newest first, and has none of an unknown one", async () => {
    const [ofB, ofC, ofNobody, ofHalf] = await casesOf(lawyers, claimOf({}).claim, [
      { lawyer: B.name, lawoffice: B.firm },
      { lawyer: C.name, lawoffice: C.firm },
      { lawyer: "样一", lawoffice: "没有律师事务所" },
      { lawyer: "样零", lawoffice: A.firm },
    ]);
    expect(ofB).toEqual([
      {
        ...{
          id: "dddddddddddd",
          casename: "案 dddddddddddd",
          court: "最高人民法院",
          cause: SUBROGATION.cause,
        },
        ...{ case_number: "（2023）最高法民再4号", casedate: "2024-01-01", side: "appellant" },
        ...{ amountRange: 7, courtKey: 0, causeLike: 1, courtLike: 0.1, amountLike: 0.3, like: close(0.03) },
        ...{ level: 4, size: 3, reference: 2, weight: 24, ageDays: 0, recency: 1 },
      },
      {
        ...{ id: "aaaaaaaaaaaa", casename: "案 aaaaaaaaaaaa", court: HOHHOT.court, cause: SUBROGATION.cause },
        ...{ case_number: "（2019）内01民初1号", casedate: "2020-01-01", side: "defendant" },
        ...{ amountRange: 3, courtKey: 373, causeLike: 1, courtLike: 1, amountLike: 1, like: 1 },
        ...{ level: 2, size: 1.6, reference: 1, weight: close(3.2), ageDays: 1461, recency: close(0.25) },
      },
    ]);
    // Any lawyer would do; this is the first of the table.
    const [ofA] = await casesOf(lawyers, claimOf({}).claim, [{ lawyer: A.name, lawoffice: A.firm }]);
    expect(ofA!.map(({ id }) => id)).toEqual(["bbbbbbbbbbb", "aaaaaaaaaaaa", "eeeeeeeeeeee"]);
    // Cases before 2010 do not count.
    expect([ofC, ofNobody, ofHalf]).toEqual([[], [], []]);
  });
});

test("the page opens with a search that carries what it shows: no cases and no parts", async () => {
  const { query, claim } = claimOf({});
  const whole = await listLawyers(lawyers, claim, query, loadProfiles());
  const { data, reasonPath, courtPath } = await answerDefaultSearch(lawyers);
  const light = (entries: LawyerEntry[]) =>
    entries.map(({ parts: _, ...entry }) => ({ ...entry, evidence: [] }));
  expect(data).toEqual({
    ...whole,
    lawyerExp: light(whole.lawyerExp),
    lawyerImpact: light(whole.lawyerImpact),
    lawyerActiv: light(whole.lawyerActiv),
  });
  expect(reasonPath).toEqual([
    { value: "2", label: "民事案由" },
    { value: "209", label: "与公司、证券、保险、票据等有关的民事纠纷" },
    { value: "20909", label: "保险纠纷" },
    { value: "2090901", label: "财产保险合同纠纷" },
  ]);
  expect(courtPath).toEqual([{ value: "6", label: "内蒙古自治区高级人民法院" }]);
});

test("the tables find a lawyer by name and firm alone", () => {
  expect(table.find("样一", "北京例一律师事务所")).toBe(0);
  expect(table.find("样四", "例三律师事务所")).toBe(3);
  expect(table.find("样四", "北京例一律师事务所")).toBe(-1);
  expect(table.find("样五", "例三律师事务所")).toBe(-1);
  expect(table.lawyerRow(3)).toEqual({
    ...{ lawyer: "样四", lawoffice: "例三律师事务所", lProvince: "内蒙古自治区", lCity: "包头市" },
  });
});
