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
import lawyerCases, { config as casesConfig } from "../../netlify/functions/lawyer-cases.mts";
import lawyerList, { config as listConfig } from "../../netlify/functions/lawyer-list.mts";
import lawyerParty, { config as partyConfig } from "../../netlify/functions/lawyer-party.mts";

const each = examplesOf(import.meta.url);

// The sample corpus: the tables are made where they are not yet.
await builtData();

const DEFAULT = {
  reason: "保险人代位求偿权纠纷",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  amount: "1000000",
  amountMax: "3000000",
};
const JSON_TYPE = { "content-type": "application/json" };
const get = (query: Record<string, string>, headers: HeadersInit = {}) =>
  lawyerList(new Request(`http://x${LAWYER_LIST_PATH}?${new URLSearchParams(query)}`, { headers }));
const post = (handler: (request: Request) => Promise<Response>, body: unknown) =>
  handler(new Request("http://x", { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) }));
const dataOf = async (query: Record<string, string>) =>
  LawyerListResponse.parse(await (await get(query)).json()).data;

describe("GET /lawyer/list", () => {
  test("is served under the specified path", () => {
    expect(listConfig.path).toBe(LAWYER_LIST_PATH);
    expect(casesConfig.path).toBe(LAWYER_CASES_PATH);
    expect(partyConfig.path).toBe(LAWYER_PARTY_PATH);
  });

  test("takes cause and court as people name them and says what they are", async () => {
    const { claim } = await dataOf({ reason: "欠薪", court: "海淀法院" });
    expect(claim).toMatchObject({ reason: "追索劳动报酬纠纷", court: "北京市海淀区人民法院" });
    expect((await dataOf({ reason: "民间借贷" })).claim.reason).toBe("民间借贷纠纷");
  });

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

  test("without a court counts every lawyer with a case since 2010 as active", async () => {
    const data = await dataOf({ reason: DEFAULT.reason });
    expect(data.activeLawyer).toBe(data.totalLawyer);
    expect(data.claim.court).toBe("");
  });

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

  test("an existing court without cases has nobody active and empty lists", async () => {
    const met = new Set([...readCorpus(activeCorpusDir())].map(({ court_id }) => court_id));
    const empty = loadCourts().ordered.find(({ level, value }) => level === 3 && !met.has(value))!;
    const data = await dataOf({ ...DEFAULT, court: empty.label });
    expect(data).toMatchObject({ activeLawyer: 0, lawyerExp: [], lawyerImpact: [], lawyerActiv: [] });
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

  test("words a failure in English for an English visitor", async () => {
    const response = await get({ ...DEFAULT, court: "火星市人民法院" }, { "x-lang": "en" });
    expect((await response.json()).result.msg).toMatch(/^There is no court named/);
  });

  test("refuses other methods and names the one it knows", async () => {
    const response = await lawyerList(new Request(`http://x${LAWYER_LIST_PATH}`, { method: "DELETE" }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
  });
});

describe("POST /lawyer/cases", () => {
  test("brings the cases of a listed lawyer, newest first, with the ids of the list", async () => {
    const { lawyerExp } = await dataOf(DEFAULT);
    const { lawyer, lawoffice, evidence } = lawyerExp[0]!;
    const response = await post(lawyerCases, { ...DEFAULT, lawyers: [{ lawyer, lawoffice }] });
    const { data } = await response.json();
    expect(data[0].cases.map((row: { id: string }) => row.id)).toEqual(evidence);
    const dates = data[0].cases.map((row: { casedate: string }) => row.casedate);
    expect(dates).toEqual([...dates].sort().reverse());
    const byId = new Map([...readCorpus(activeCorpusDir())].map((record) => [record.id, record]));
    for (const { id, side } of data[0].cases)
      expect(byId.get(id)!.counsel.find(({ name }) => name === lawyer)?.side).toBe(side);
  });

  test("has no cases for somebody whom the collection does not hold", async () => {
    const response = await post(lawyerCases, { ...DEFAULT, lawyers: [{ lawyer: "无", lawoffice: "无所" }] });
    expect((await response.json()).data).toEqual([
      { lawyer: "无", lawoffice: "无所", lProvince: "", lCity: "", cases: [] },
    ]);
  });

  test("refuses a body that is no JSON", async () => {
    const response = await lawyerCases(
      new Request("http://x", { method: "POST", headers: JSON_TYPE, body: "{" }),
    );
    expect(response.status).toBe(400);
  });
});

describe("POST /lawyer/party", () => {
  test("lists who stood for a party, with the case", async () => {
    const found = await (await post(lawyerParty, { party: "财产保险股份有限公司" })).json();
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
      const { data } = await (await post(lawyerParty, { party })).json();
      return data.cases.map((row: { party: string }) => row.party);
    };
    for (const person of some) {
      expect(await partiesOf(person)).toContain(person);
      for (const part of [person.slice(1), person.slice(0, -1), person.slice(0, 2)])
        if (part.length > 1)
          expect((await partiesOf(part)).filter((party) => party !== part && isNatural(party))).toEqual([]);
    }
  });

  test("finds nothing for a party that nobody stood for", async () => {
    const found = await (await post(lawyerParty, { party: "火星矿业有限公司" })).json();
    expect(found.data).toEqual({ total: 0, parties: 0, cases: [] });
  });

  test("asks for at least two characters", async () => {
    expect((await post(lawyerParty, { party: "甲" })).status).toBe(400);
  });
});
