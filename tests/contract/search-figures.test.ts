import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { SEARCH_COUNT_PATH } from "#contract/paths.ts";
import {
  SEARCH_FEED_ATOM_PATH,
  SEARCH_FEED_JSON_PATH,
  SEARCH_STATISTICS_PATH,
} from "#contract/search/result-paths.ts";
import { JsonFeed } from "#contract/search/search-feed.ts";
import { type ResultStatistics, SearchStatisticsResponse } from "#contract/search/search-statistics.ts";
import { isPersonName } from "#domain/judgment/parse/published/named-people.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { callFunction, postJson } from "./call-function.ts";

process.env.FASU_LOG = "off";
beforeAll(builtData, 120_000);

const records = [...readCorpus(activeCorpusDir())];
const ask = async (search: object) => {
  const response = await postJson(SEARCH_STATISTICS_PATH, { search });
  expect(response.status).toBe(200);
  return z.parse(SearchStatisticsResponse, await response.json()).data;
};
const sum = (counted: { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);

describe("POST /search/statistics", () => {
  test("counts every document of the set once by year, court, cause and amount", async () => {
    const search = { qr: ["代位求偿"] };
    const counted = (await ask(search)) as ResultStatistics;
    const { data } = await (await postJson(SEARCH_COUNT_PATH, { search })).json();
    expect(counted.total).toBe(data.total_count);
    for (const bars of [counted.years, counted.courts, counted.causes]) expect(sum(bars)).toBe(counted.total);
    expect(sum(counted.amounts) + counted.withoutAmount).toBe(counted.total);
    expect(counted.years.map(({ year }) => year)).toEqual(counted.years.map(({ year }) => year).sort());
  });

  test("counts a set of one year by its months, within the asked period, and no other", async () => {
    expect(((await ask({ qr: ["代位求偿"] })) as ResultStatistics).months).toBeUndefined();
    const year = (await ask({ suitedate: ["2021"] })) as ResultStatistics;
    expect(year.months).toHaveLength(12);
    expect(sum(year.months!)).toBe(year.total);
    const part = (await ask({ datefrom: "2021-03-10", dateto: "2021-04" })) as ResultStatistics;
    expect(sum(part.months!)).toBe(part.total);
    expect(part.months!.filter(({ count }) => count > 0).map(({ month }) => month)).toEqual([
      "2021-03",
      "2021-04",
    ]);
  });

  test("counts results of appeals as the corpus has them", async () => {
    const counted = (await ask({ suitedate: ["2021"] })) as ResultStatistics;
    const ended = records.filter(({ casedate, outcome }) => casedate.startsWith("2021") && outcome);
    const { upheld, changed, total, sources } = counted.outcomes;
    expect(total).toBe(ended.length);
    expect(upheld).toBe(ended.filter(({ outcome }) => outcome === "upheld").length);
    expect(changed).toBe(ended.filter(({ outcome }) => outcome === "changed").length);
    expect(sources.length).toBeGreaterThan(0);
  });

  test("parts a set of one province by its courts, a wider one by provinces", async () => {
    const wide = (await ask({ qr: ["保险"] })) as ResultStatistics;
    expect(wide.courts.slice(0, -1).every(({ label }) => label.endsWith("高级人民法院"))).toBe(true);
    const narrow = (await ask({ court: ["内蒙古自治区高级人民法院"] })) as ResultStatistics;
    expect(narrow.courts.some(({ label }) => label.endsWith("中级人民法院"))).toBe(true);
  });

  test("is off for a set restricted by judge or counsel, also where a keyword is the name of one", async () => {
    const { presiding_judge: judge, counsel } = records.find((record) => record.counsel.length > 0)!;
    const lawyer = counsel[0]!.name;
    for (const search of [
      { judge: [judge] },
      { counsel: [lawyer] },
      { qr: [judge] },
      { qr: ["保险", `审判长${judge}`] },
      { within: [`${lawyer}律师`] },
      { near: [`${lawyer} 保险`] },
    ])
      expect(await ask(search), JSON.stringify(search)).toEqual({ off: "officer" });
  });

  test("is off, with a reason of its own, for more words than can be checked", async () => {
    const words = (value: number) =>
      Array.from({ length: 14 }, (_, at) => `保险${value * 14 + at}`).join(" ");
    expect(await ask({ qr: Array.from({ length: 30 }, (_, at) => words(at)) })).toEqual({ off: "unchecked" });
  });

  test("counts a set that only companies, causes and courts restrict", async () => {
    const { parties, cause, court } = records.find(({ parties: [first] }) => !isPersonName(first!.name))!;
    for (const qr of [[parties[0]!.name], [cause], [court], ["法定代表人", "书记员"]])
      expect(await ask({ qr }), qr.join()).toHaveProperty("total");
  });
});

const feed = (path: string, query: string, headers: Record<string, string> = {}) =>
  callFunction(new Request(`http://x${path}?${query}`, { headers }));
const QUERY = `reason=${encodeURIComponent("保险人代位求偿权纠纷")}&suitedate=2021&suitedate=2022`;

describe("GET /search/feed", () => {
  test("lists at most 50 judgments, newest first, by cause, court, number and date", async () => {
    const response = await feed(SEARCH_FEED_JSON_PATH, QUERY);
    expect(response.headers.get("content-type")).toContain("application/feed+json");
    const { items } = z.parse(JsonFeed, await response.json());
    expect(items).toHaveLength(50);
    const byId = new Map(records.map((record) => [record.id, record]));
    const dates = items.map(({ id, title }) => {
      const record = byId.get(id.split(":").at(-1)!)!;
      expect(title).toBe(`${record.cause} ${record.court} ${record.case_number} ${record.casedate}`);
      return record.casedate;
    });
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => date.startsWith("2021") || date.startsWith("2022"))).toBe(true);
  });

  test("names no person of the judgments in either format", async () => {
    const listed = z.parse(JsonFeed, await (await feed(SEARCH_FEED_JSON_PATH, QUERY)).json()).items;
    const atom = await (await feed(SEARCH_FEED_ATOM_PATH, QUERY)).text();
    const ids = new Set(listed.map(({ id }) => id.split(":").at(-1)));
    const people = records
      .filter(({ id }) => ids.has(id))
      .flatMap(({ parties, counsel, panel }) => [
        ...parties.map(({ name }) => name),
        ...counsel.map(({ name }) => name),
        ...panel,
      ]);
    expect(people.length).toBeGreaterThan(100);
    for (const name of people) {
      expect(atom).not.toContain(name);
      expect(JSON.stringify(listed)).not.toContain(name);
    }
  });

  test("takes its addresses from the settings, never from the request", async () => {
    vi.stubEnv("URL", "https://published.example");
    const published = await feed(SEARCH_FEED_ATOM_PATH, QUERY);
    vi.unstubAllEnvs();
    const xml = await published.text();
    expect(xml).toContain("https://published.example/layout/award#");
    expect(xml).not.toContain("http://x");
  });

  test("answers 304 to who has it, and may be cached", async () => {
    const first = await feed(SEARCH_FEED_ATOM_PATH, QUERY);
    const etag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toContain("max-age=3600");
    const again = await feed(SEARCH_FEED_ATOM_PATH, QUERY, { "if-none-match": `W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const other = await feed(SEARCH_FEED_ATOM_PATH, "suitedate=2020", { "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  test("refuses a query that names a judge, counsel or a party who is a person", async () => {
    const { parties, presiding_judge: judge } = records.find(({ parties }) =>
      parties.some(({ name }) => isPersonName(name)),
    )!;
    const person = parties.find(({ name }) => isPersonName(name))!.name;
    for (const query of [`judge=${judge}`, `qr=${judge}`, `qr=${person}`, `near=${person}+保险`]) {
      const response = await feed(SEARCH_FEED_JSON_PATH, encodeURI(query));
      expect(response.status, query).toBe(400);
    }
  });

  test("refuses a query of more words than can be checked", async () => {
    const query = Array.from({ length: 45 }, (_, at) => `qr=${at}+a${at}+b${at}+c${at}`).join("&");
    const response = await feed(SEARCH_FEED_ATOM_PATH, query);
    expect(response.status).toBe(400);
    expect((await response.json()).result.msg).toContain("检索词太多");
  });

  test("escapes what a query brings", async () => {
    const xml = await (await feed(SEARCH_FEED_ATOM_PATH, `qr=${encodeURIComponent('<b>&"保险')}`)).text();
    expect(xml).not.toContain("<b>");
    expect(xml).toContain("&#60;b&#62;&#38;&#34;保险");
  });
});
