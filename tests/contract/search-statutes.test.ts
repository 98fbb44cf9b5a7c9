import { beforeAll, describe, expect, test } from "vitest";
import { ContentResponse } from "#contract/judgment/judgment-detail.ts";
import { CONTENT_PATH, SEARCH_PATH, SEARCH_PREWVIEW_PATH, SEARCH_TREEDATA_PATH } from "#contract/paths.ts";
import { SearchTreedataResponse } from "#contract/search/facets.ts";
import { SearchResponse } from "#contract/search/search.ts";
import { PrewviewResponse } from "#contract/search/suggestions.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { answerTo } from "./answer-to.ts";

beforeAll(builtData, 120_000);

const search = async (query: object) => (await answerTo(SEARCH_PATH, { search: query }, SearchResponse)).data;
const suggest = async (keyword: string, type: number) =>
  (await answerTo(SEARCH_PREWVIEW_PATH, { keyword, type }, PrewviewResponse)).serach_list;

const ARTICLE = /^\/layout\/statute\/[a-z2-7]{12}(?:\/\d+)?#a60$/;

describe("search type 2", () => {
  test.each(["保险法第六十条", "保险法60条", "《保险法》第60条", "中华人民共和国保险法第60条"])(
    "finds the article for %s and tells where it stands",
    async (typed) => {
      const { id_list } = await search({ qr: [typed], type: 2 });
      expect(id_list[0]?.casename).toMatch(/^保险法第六十条/);
      expect(id_list[0]?.url).toMatch(ARTICLE);
      expect(id_list[0]?.court).toBe("中华人民共和国保险法");
    },
  );

  test("counts by law, and a law chosen leaves its articles alone", async () => {
    const query = { qr: ["第三者"], type: 2 };
    const { treedata } = await answerTo(SEARCH_TREEDATA_PATH, query, SearchTreedataResponse);
    const laws = treedata.find(({ type }) => type === "court");
    expect(laws?.label).toBe("法规");
    const all = await search(query);
    expect(laws?.count).toBe(all.total_count);
    const law = laws!.children[0]!.children[0]!;
    const some = await search({ ...query, court: [law.label] });
    expect(some.total_count).toBe(law.count);
    expect(new Set(some.id_list.map(({ court }) => court))).toEqual(new Set([law.label]));
  });
});

describe("search type 3", () => {
  test("finds knowledge articles with their addresses in both languages", async () => {
    const { id_list } = await search({ qr: ["代位求偿"], type: 3 });
    expect(id_list.length).toBeGreaterThan(0);
    for (const { url } of id_list) expect(url).toMatch(/^(?:\/en)?\/layout\/(?:knowledge|guide)\/[a-z-]+$/);
  });
});

describe("citations", () => {
  test.each([1, 2])("are suggested with the address of the article in type %i", async (type) => {
    const [group] = await suggest("保险法60条", type);
    expect(group?.label).toBe("法条");
    expect(group?.children[0]).toMatchObject({ type: "article", label: "保险法第六十条" });
    expect(group?.children[0]?.value).toMatch(ARTICLE);
    const [bare] = await suggest("第60条", type);
    expect(bare?.children.map(({ label }) => label)).toContain("保险法第六十条");
  });

  test("stand beside a judgment, with an address where the text of the day is at hand", async () => {
    const { id_list } = await search({ qr: ["保险法", "第六十条"] });
    const { wenshu_content } = await answerTo(CONTENT_PATH, { id: id_list[0]!.id }, ContentResponse);
    const cited = wenshu_content.cites?.find(({ label }) => label === "保险法第六十条");
    expect(cited?.url).toMatch(ARTICLE);
  });
});
