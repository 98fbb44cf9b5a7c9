import { afterEach, describe, expect, test, vi } from "vitest";
import { emptyQuery, encodeQuery } from "#contract/search/query-address.ts";
import { MAX_FEED_ENTRIES } from "#contract/search/search-feed.ts";
import { planQuery } from "#domain/search/query/query-plan.ts";
import { SCOPE } from "#domain/search/scope.ts";
import { answerFeed, type FeedWords } from "#server/feeds/answer-feed.ts";
import { openManifest } from "#server/search/index-manifest.ts";
import { openEngine } from "#server/search/open/open-engine.ts";

const words = (lang: string): FeedWords =>
  ({
    ...{ lang, site: "站", everything: "全部", description: "至多 {max} 条", sample: "示例。" },
    fields: { qr: "关键词", suitedate: "年份" },
  }) as unknown as FeedWords;
const ADDRESS = encodeQuery({ ...emptyQuery(), qr: ["保险"] });
const get = (query = ADDRESS, { path = "/search/feed", lang = "cn", headers = {} } = {}) =>
  answerFeed(new Request(`http://own${path}?${query}`, { headers }), words(lang));
async function feed(...given: Parameters<typeof get>) {
  const response = await get(...given);
  if ("failure" in response) throw new Error(JSON.stringify(response.failure));
  return response;
}
afterEach(() => vi.unstubAllEnvs());

/** The first page of the list, newest first. */
async function newestRows() {
  const engine = openEngine();
  const { courts, causes } = engine.catalogue(SCOPE.cases);
  const planned = planQuery({ ...emptyQuery(), qr: ["保险"], sort: "date" }, courts, causes);
  if (planned.kind === "faults") throw new Error("no plan");
  return (await engine.find({ ...planned.plan, page: 1 })).rows;
}

describe("answerFeed", () => {
  test("has the newest judgments of the query with cause, court, number and day, and their pages", async () => {
    const rows = await newestRows();
    const json = await (await feed()).json();
    expect(json.items).toHaveLength(Math.min(rows.length, MAX_FEED_ENTRIES));
    const [first] = rows;
    const [labels] = await openEngine().causeLabels(SCOPE.cases, [first!.id]);
    expect(JSON.stringify(json.items[0])).toContain(
      [labels!.join("、"), first!.court, first!.number, first!.date].filter(Boolean).join(" "),
    );
    expect(JSON.stringify(json.items[0])).toContain(`/layout/award#${first!.id}`);
    expect(json.title).toBe("站：关键词 保险");
    expect(json.home_page_url).toBe(`/layout/serachList#${ADDRESS}`);
    expect(json.feed_url).toBe(`/search/feed?${ADDRESS}`);
    const { sample } = openManifest().corpus;
    expect(json.description).toBe(`${sample ? "示例。" : ""}至多 ${MAX_FEED_ENTRIES} 条`);
  });

  test("of everything is named so, and in English leads to English pages", async () => {
    const json = await (await feed("", { lang: "en" })).json();
    expect(json.title).toBe("站：全部");
    expect(json.home_page_url).toMatch(/^\/en\/layout\/serachList#/);
    expect(json.feed_url).toMatch(/[?&]lang=en$/);
    expect(json.items[0].url ?? json.items[0].id).toMatch(/\/en\/layout\/award#/);
    const law = await (
      await feed(encodeQuery({ ...emptyQuery(), type: SCOPE.statutes }), { lang: "en" })
    ).json();
    expect(JSON.stringify(law.items[0])).toContain("/en/layout/statute/");
    const chinese = await (await feed(encodeQuery({ ...emptyQuery(), type: SCOPE.statutes }))).json();
    expect(JSON.stringify(chinese.items[0])).toContain("/layout/statute/");
  });

  test("is JSON or Atom by its path, for anybody, kept for an hour", async () => {
    const json = await feed();
    expect(Object.fromEntries(json.headers)).toEqual({
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      vary: "accept-language, x-lang",
      "content-type": "application/feed+json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "access-control-allow-origin": "*",
    });
    const atom = await feed(ADDRESS, { path: "/search/feed.atom" });
    expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const text = await atom.text();
    expect(text).toMatch(/^<\?xml/);
    expect(text).toContain("<id>urn:fasu:feed:%2Fsearch%2Ffeed.atom");
    expect(text).not.toContain("//own");
    vi.stubEnv("URL", "https://published.example");
    expect((await (await feed()).json()).home_page_url).toMatch(/^https:\/\/published\.example\//);
  });

  test("is refused for an address that is too long, or a query that cannot be planned", async () => {
    expect(await get("q".repeat(4000))).toEqual({ failure: { error: "too_large", value: "4000" } });
    expect(await get(`x=${"q".repeat(3997)}`)).toBeInstanceOf(Response);
    expect(await get(encodeQuery({ ...emptyQuery(), court: ["无此法院"] }))).toHaveProperty("failure");
  });
});
