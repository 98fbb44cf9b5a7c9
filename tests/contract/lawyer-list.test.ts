import { describe, expect, test } from "vitest";
import { ERROR_CODES, Failure } from "#contract/envelope.ts";
import { LAWYER_CASES_PATH, LAWYER_LIST_PATH, LAWYER_PARTY_PATH } from "#contract/paths.ts";
import { LawyerListResponse } from "#contract/recovery/lawyer-list.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { isNatural } from "#server/search/sources/involved-people.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { callFunction, postJson } from "./call-function.ts";

const each = examplesOf(import.meta.url);

// The sample corpus: the tables are made where they are not yet.
await builtData();

const DEFAULT = {
  reason: "保险人代位求偿权纠纷",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  amount: "1000000",
  amountMax: "3000000",
};
const get = (query: Record<string, string>) =>
  callFunction(new Request(`http://x${LAWYER_LIST_PATH}?${new URLSearchParams(query)}`));
const dataOf = async (query: Record<string, string>) =>
  LawyerListResponse.parse(await (await get(query)).json()).data;

describe("GET /lawyer/list", () => {
  test("names the causes that typed words may mean beside the one it takes, each of which can be asked for", async () => {
    const { claim } = await dataOf({ reason: "工程款", court: "海淀法院" });
    expect(claim.reason).toBe("建设工程施工合同纠纷");
    expect(claim.otherCauses?.map(({ label }) => label)).toContain("装饰装修合同纠纷");
    for (const { label, code } of claim.otherCauses ?? [])
      for (const reason of [label, code]) {
        const chosen = (await dataOf({ reason, court: "海淀法院" })).claim;
        expect(chosen).toMatchObject({ reason: label });
        expect(chosen.otherCauses).toBeUndefined();
      }
  });

  test.each([
    ["reason", "酒驾", "危险驾驶罪"],
    ["court", "鼓楼法院", "南京市鼓楼区人民法院"],
  ])("answers an ambiguous %s (%s) with choices", async (field, value, label) => {
    const answer = await get({ [field]: value });
    expect(answer.status).toBe(400);
    const { result } = Failure.parse(await answer.json());
    expect(result.code).toBe(ERROR_CODES.ambiguous.code);
    expect(result.fields).toEqual([field]);
    expect(result.msg).toContain(label);
    const choice = result.choices?.find((one) => one.label === label);
    const chosen = await dataOf({ [field]: choice!.code });
    expect(chosen.claim).toMatchObject({ [field]: label });
  });

  test("answers the default search with three lists of three, in the specified fields", async () => {
    const data = await dataOf(DEFAULT);
    expect([data.lawyerExp, data.lawyerImpact, data.lawyerActiv].map((list) => list.length)).toEqual([
      3, 3, 3,
    ]);
    expect(data.activeLawyer).toBeGreaterThan(2);
    expect(data.totalLawyer).toBeGreaterThanOrEqual(data.activeLawyer);
    expect(data.lawyerExp[0]).toMatchObject({ lProvince: expect.any(String), lPic: "", scoreExp: 100 });
    for (const entry of data.lawyerExp) {
      expect(entry.n).toBe(entry.evidence.length);
      expect(entry.n).toBeGreaterThan(0);
      expect(entry.firstYear).toBeGreaterThanOrEqual(2010);
    }
  });

  test("gives the same bytes twice", async () => {
    expect(await (await get(DEFAULT)).text()).toBe(await (await get(DEFAULT)).text());
  });

  test("takes a cause by its code and a court by its id", async () => {
    const { claim } = await dataOf(DEFAULT);
    const byCode = await dataOf({ ...DEFAULT, reason: "209090105", court: String(claim.courtId) });
    expect(byCode.claim).toEqual(claim);
  });

  each<[{ amount?: string; amountMax?: string }, number | null]>(
    "understands the amount %o as range %s",
    async (amount, range) => {
      const { reason, court } = DEFAULT;
      expect((await dataOf({ reason, court, ...(amount as Record<string, string>) })).claim.amountRange).toBe(
        range,
      );
    },
  );

  test("tells that courts stand below the court exactly where cases of other courts may be counted", async () => {
    const courts = loadCourts();
    for (const { value, label, level } of courts.ordered.filter((_, at) => at % 400 === 1)) {
      const [from, to] = courts.range(value);
      const { claim } = await dataOf({ reason: DEFAULT.reason, court: String(value) });
      expect([label, level, claim.courtsBelow]).toEqual([label, level, to - from > 1]);
    }
    expect((await dataOf({ reason: DEFAULT.reason })).claim.courtsBelow).toBe(false);
  });

  test("pages through a list without repeating anybody", async () => {
    const [one, two] = [await dataOf(DEFAULT), await dataOf({ ...DEFAULT, page: "2" })];
    const both = [...one.lawyerExp, ...two.lawyerExp].map((entry) => `${entry.lawyer} ${entry.lawoffice}`);
    expect(new Set(both).size).toBe(6);
    const six = await dataOf({ ...DEFAULT, pageSize: "6" });
    expect(six.lawyerExp.map((entry) => `${entry.lawyer} ${entry.lawoffice}`)).toEqual(both);
  });

  test("adds a combined list for weights, ordered by its score", async () => {
    const { lawyerCombined = [] } = await dataOf({ ...DEFAULT, weights: "2,1,0", pageSize: "10" });
    const scores = lawyerCombined.map((entry) => entry.scoreCombined!);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const entry of lawyerCombined)
      expect(entry.scoreCombined).toBeCloseTo((2 * entry.scoreExp + entry.scoreImpact) / 3, 0);
  });

  each<
    [
      {
        court?: string;
        reason?: string;
        amount?: string;
        amountMax?: string;
        pageSize?: string;
        weights?: string;
      },
      number,
      string,
    ]
  >("refuses %o with %d and names the field", async (wrong, status, field) => {
    const response = await get({ ...DEFAULT, ...(wrong as Record<string, string>) });
    const { result } = await response.json();
    expect([response.status, result.fields]).toEqual([status, [field]]);
    expect(result.msg).toMatch(/没有|有误/);
  });
});

describe("POST /lawyer/cases", () => {
  test("brings the cases of a listed lawyer, newest first, with the ids of the list", async () => {
    const { lawyerExp } = await dataOf(DEFAULT);
    const { lawyer, lawoffice, evidence } = lawyerExp[0]!;
    const response = await postJson(LAWYER_CASES_PATH, { ...DEFAULT, lawyers: [{ lawyer, lawoffice }] });
    const { data } = await response.json();
    expect(data[0].cases.map((row: { id: string }) => row.id)).toEqual(evidence);
    const dates = data[0].cases.map((row: { casedate: string }) => row.casedate);
    expect(dates).toEqual([...dates].sort().reverse());
    const byId = new Map([...readCorpus(activeCorpusDir())].map((record) => [record.id, record]));
    for (const { id, side } of data[0].cases)
      expect(byId.get(id)!.counsel.find(({ name }) => name === lawyer)?.side).toBe(side);
  });
});

describe("POST /lawyer/party", () => {
  test("lists who stood for a party, with the case", async () => {
    const found = await (await postJson(LAWYER_PARTY_PATH, { party: "财产保险股份有限公司" })).json();
    expect(found.data.total).toBeGreaterThan(0);
    expect(
      found.data.cases.every((row: { party: string }) => row.party.includes("财产保险股份有限公司")),
    ).toBe(true);
    expect(found.data.cases[0]).toMatchObject({ lawyer: expect.any(String), id: expect.any(String) });
  });

  test("finds natural persons by their whole name and by no part of it", async () => {
    const people = new Set<string>();
    for (const { counsel } of readCorpus(activeCorpusDir()))
      for (const party of counsel.filter(({ kind }) => kind === "lawyer").flatMap(({ parties }) => parties))
        if (isNatural(party)) people.add(party);
    const some = [...people].slice(0, 40);
    expect(some).toHaveLength(40);
    const partiesOf = async (party: string): Promise<string[]> => {
      const { data } = await (await postJson(LAWYER_PARTY_PATH, { party })).json();
      return data.cases.map((row: { party: string }) => row.party);
    };
    for (const person of some) {
      expect(await partiesOf(person)).toContain(person);
      for (const part of [person.slice(1), person.slice(0, -1), person.slice(0, 2)])
        if (part.length > 1)
          expect((await partiesOf(part)).filter((party) => party !== part && isNatural(party))).toEqual([]);
    }
  });

  test("asks for at least two characters", async () => {
    expect((await postJson(LAWYER_PARTY_PATH, { party: "甲" })).status).toBe(400);
  });
});
