import { beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { HEALTHZ_PATH, HealthzResponse } from "#contract/healthz.ts";
import { ContentResponse } from "#contract/judgment/judgment-detail.ts";
import {
  CONTENT_PATH,
  SEARCH_COUNT_PATH,
  SEARCH_PATH,
  SEARCH_PREWVIEW_COURT_PATH,
  SEARCH_PREWVIEW_PATH,
  SEARCH_PREWVIEW_REASON_PATH,
  SEARCH_TREEDATA_PATH,
} from "#contract/paths.ts";
import { type FacetNode, SearchTreedataResponse } from "#contract/search/facets.ts";
import { SearchResponse } from "#contract/search/search.ts";
import { SearchCountResponse } from "#contract/search/search-count.ts";
import { CataloguePrewviewResponse, PrewviewResponse } from "#contract/search/suggestions.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { answerTo } from "./answer-to.ts";
import { callFunction, postJson } from "./call-function.ts";

// The functions answer from the built index, as deployed.
beforeAll(builtData, 120_000);

const [judgment] = readCorpus(activeCorpusDir());

const search = (query: object) => answerTo(SEARCH_PATH, { search: query }, SearchResponse);
const facets = (query: object) => answerTo(SEARCH_TREEDATA_PATH, query, SearchTreedataResponse);

describe("POST /search", () => {
  test("lists at most 200 rows beside the true total, which /search/count gives too", async () => {
    const query = { qr: ["代位求偿"] };
    const { data } = await search(query);
    const counted = await answerTo(SEARCH_COUNT_PATH, { search: query }, SearchCountResponse);
    expect(data.total_count).toBeGreaterThan(200);
    expect(data.id_list).toHaveLength(200);
    expect(counted.data.total_count).toBe(data.total_count);
  });

  test("lists any slice, names the next, and joined they are the whole list", async () => {
    const query = { qr: ["代位求偿"], suitedate: ["2021"] };
    const whole = (await search({ ...query, index: 2 })).data;
    expect(whole.total_count).toBeGreaterThan(20);
    expect(whole.total_count).toBeLessThan(200);
    expect(whole.next).toBeUndefined();
    const joined = [];
    for (let from: number | undefined = 1; from !== undefined; ) {
      const { data }: SearchResponse = await search({ ...query, index: 2, from, rows: 7 });
      expect(data.total_count).toBe(whole.total_count);
      joined.push(...data.id_list);
      from = data.next;
    }
    // The ten with snippets are the same in every slice.
    expect(joined).toEqual(whole.id_list);
    const beyond = await search({ ...query, from: whole.total_count + 1 });
    expect(beyond.data).toMatchObject({ total_count: whole.total_count, id_list: [] });
  });

  test("names what follows the first 200, and refuses slices that are none", async () => {
    const { data } = await search({ qr: ["合同"] });
    expect(data.next).toBe(201);
    const later = await search({ qr: ["合同"], from: 201, index: 21 });
    expect(later.data.id_list[0]?.snippets).toBeDefined();
    const known = new Set(data.id_list.map(({ id }) => id));
    expect(later.data.id_list.some(({ id }) => known.has(id))).toBe(false);
    for (const slice of [{ from: 0 }, { from: 10_001 }, { rows: 0 }, { rows: 201 }, { from: 1.5 }]) {
      const response = await postJson(SEARCH_PATH, { search: { qr: ["合同"], ...slice } });
      expect(response.status).toBe(400);
      expect((await response.json()).result.fields).toEqual([`search.${Object.keys(slice)[0]}`]);
    }
  });

  test("gives snippets to the ten rows of the asked page alone, with ranges that hold the keyword", async () => {
    const { data } = await search({ qr: ["代位求偿"], index: 3 });
    for (const [at, row] of data.id_list.entries()) {
      expect(row.snippets !== undefined).toBe(at >= 20 && at < 30);
      for (const { text, ranges } of row.snippets ?? []) {
        expect(ranges.length).toBeGreaterThan(0);
        for (const [from, to] of ranges) expect(text.slice(from, to)).toBe("代位求偿");
      }
    }
  });

  test("finds a judgment by its whole case number first, with or without brackets", async () => {
    const number = judgment!.case_number;
    for (const typed of [
      number,
      number.replace(/[（）]/g, ""),
      number.replace("（", "(").replace("）", ") "),
    ]) {
      const { data } = await search({ qr: [typed] });
      expect(data.id_list[0]?.case_number).toBe(number);
    }
  });

  test("takes every order for every type", async () => {
    for (const type of [1, 2, 3])
      for (const sort of ["relevance", "date", "court_level"]) {
        const { data } = await search({ type, sort, without: ["不会出现在任何条文里的一句话"] });
        expect(data.id_list.length).toBe(Math.min(data.total_count, 200));
      }
  });
});

describe("POST /search/treedata", () => {
  test("counts every facet so that adding its value finds just as many", async () => {
    const { treedata } = await facets({ qr: ["代位求偿"] });
    expect(treedata.map(({ type }) => type)).toEqual(["qr", "reason", "court", "instance", "kind", "year"]);
    const flat = (nodes: FacetNode[]): FacetNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
    const field = {
      ...{ qr: "qr", reason: "reason", court: "court" },
      ...{ kind: "kind", instance: "instance", year: "suitedate" },
    };
    for (const { type, children } of treedata) {
      for (const node of flat(children).filter((_, at) => at % 9 === 0)) {
        const query: Record<string, string[]> = { qr: ["代位求偿"] };
        query[field[type]] = [...(query[field[type]] ?? []), node.value];
        expect((await search(query)).data.total_count, node.label).toBe(node.count);
      }
    }
  });
});

describe("POST /search/prewview", () => {
  const suggest = async (keyword: string) =>
    (await answerTo(SEARCH_PREWVIEW_PATH, { keyword }, PrewviewResponse)).serach_list;

  test.each(["代位求偿", "daiweiqiuchang", "dwqc", "ＤＷＱＣ", "dai'wei qiu"])(
    "suggests the cause for %s",
    async (typed) => {
      const [group] = await suggest(typed);
      expect(group?.children[0]).toMatchObject({ label: "保险人代位求偿权纠纷", type: "reason" });
    },
  );

  test.each(["呼和浩特中院", "huhehaote", "hhht", "呼和浩特 中级"])(
    "suggests the court for %s",
    async (typed) => {
      const group = (await suggest(typed)).find(({ children }) => children[0]?.type === "court");
      expect(group?.children[0]?.label).toBe("内蒙古自治区呼和浩特市中级人民法院");
    },
  );

  test("says how many documents each item finds", async () => {
    for (const { children } of await suggest("保险")) {
      for (const { type, value, count } of children.slice(0, 2)) {
        const { data } = await search({ [type === "case_number" ? "qr" : type]: [value] });
        expect(data.total_count, value).toBe(count);
      }
    }
  });

  test("suggests articles of knowledge by title, which finds them first", async () => {
    const { serach_list } = await answerTo(
      SEARCH_PREWVIEW_PATH,
      { keyword: "代位", type: 3 },
      PrewviewResponse,
    );
    const titles = serach_list.flatMap(({ children }) => children).filter(({ label }) => label.length > 8);
    expect(titles.length).toBeGreaterThan(0);
    for (const { value, count } of titles) {
      const { data } = await search({ type: 3, qr: [value] });
      expect([data.total_count, data.id_list[0]?.casename]).toEqual([count, value]);
    }
  });

  test("suggests nothing for what nobody could mean", async () => {
    expect(await suggest("zzzzqqqq")).toEqual([]);
  });
});

describe("POST /search/prewview/court and /reason", () => {
  const choose = async (path: string, body: object) =>
    (await answerTo(path, body, CataloguePrewviewResponse)).serach_list;

  test("lists the top level, then each level below, with the path that a selector fills in", async () => {
    const top = await choose(SEARCH_PREWVIEW_COURT_PATH, { keyword: "" });
    expect(top.slice(0, 2).map(({ label }) => label)).toEqual(["最高人民法院", "北京市高级人民法院"]);
    expect(top.every(({ path }) => path.length === 1)).toBe(true);
    const high = top.find(({ label }) => label.startsWith("内蒙古"))!;
    const cities = await choose(SEARCH_PREWVIEW_COURT_PATH, { parent: high.value });
    const city = cities.find(({ label }) => label.includes("呼和浩特市"))!;
    expect(city).toMatchObject({ parent: high.label, leaf: false, path: [high.value, city.value] });
    const basic = await choose(SEARCH_PREWVIEW_COURT_PATH, { parent: city.value });
    expect(basic.every(({ leaf, path }) => leaf && path.length === 3)).toBe(true);
  });

  test("finds causes by name and lists branches", async () => {
    const [found] = await choose(SEARCH_PREWVIEW_REASON_PATH, { keyword: "dwqc" });
    expect(found?.label).toBe("保险人代位求偿权纠纷");
    expect(found?.path.every((value, at, path) => at === 0 || value.startsWith(path[at - 1]!))).toBe(true);
    const [read] = await choose(SEARCH_PREWVIEW_REASON_PATH, { keyword: "掐脖子" });
    expect(read).toMatchObject({ label: "故意伤害罪", pair: "掐脖子→故意伤害" });
    const branches = await choose(SEARCH_PREWVIEW_REASON_PATH, {});
    expect(branches.map(({ value }) => value)).toEqual(["1", "2", "5", "6", "7"]);
  });

  test("finds the courts that bear a name before those that bore it, which carry the former name", async () => {
    for (const keyword of ["新城区", "新城区人民法院", "新城"]) {
      const found = await choose(SEARCH_PREWVIEW_COURT_PATH, { keyword });
      const once = found.findIndex(({ former }) => former);
      expect(once, keyword).toBeGreaterThan(1);
      for (const { label } of found.slice(0, once)) expect(label, keyword).toContain("新城");
      const today = found.slice(0, once).map(({ label }) => label);
      expect(today).toEqual(expect.arrayContaining(["呼和浩特市新城区人民法院", "西安市新城区人民法院"]));
      expect(found.find(({ label }) => label === "南宁市青秀区人民法院")?.former).toEqual({
        name: "新城区人民法院",
        until: 2004,
      });
    }
    const [court] = await choose(SEARCH_PREWVIEW_COURT_PATH, { keyword: "襄樊" });
    expect(court).toMatchObject({
      label: "湖北省襄阳市中级人民法院",
      former: { name: "襄樊市", until: 2010 },
    });
  });

  test("refuses an unknown parent", async () => {
    const response = await postJson(SEARCH_PREWVIEW_COURT_PATH, { parent: "no-such" });
    expect(response.status).toBe(400);
  });
});

describe("POST /content", () => {
  test("gives a judgment as it was imported, with the other documents of its dispute", async () => {
    const all = [...readCorpus(activeCorpusDir())];
    const appeal = all.find(({ earlier_cases }) => earlier_cases.length > 0)!;
    const { wenshu_content } = await answerTo(CONTENT_PATH, { id: appeal.id }, ContentResponse);
    expect(wenshu_content).toMatchObject({
      casename: appeal.casename,
      body_text: appeal.body_text,
      tail_text: appeal.tail_text,
      case_number: appeal.case_number,
    });
    const first = wenshu_content.related.find(({ id }) => id !== "")!;
    const other = await answerTo(CONTENT_PATH, { id: first.id }, ContentResponse);
    expect(other.wenshu_content.related.map(({ id }) => id)).toContain(appeal.id);
  });
});

describe("GET /healthz", () => {
  test("tells version, corpus date and counts", async () => {
    const response = await callFunction(new Request(`http://x${HEALTHZ_PATH}`));
    const health = z.parse(HealthzResponse, await response.json());
    expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(health.documents.cases).toBe([...readCorpus(activeCorpusDir())].length);
  });

  test("answers 503 naming the missing files and the command that makes them", async () => {
    vi.stubEnv("FASU_INDEX", "data/no-such-index");
    const response = await callFunction(new Request(`http://x${HEALTHZ_PATH}`));
    vi.unstubAllEnvs();
    expect(response.status).toBe(503);
    expect((await response.json()).result).toMatchObject({
      code: 50301,
      msg: expect.stringContaining("data/no-such-index/checksums.json (npm run data)"),
    });
  });
});
