import { beforeAll, describe, expect, test } from "vitest";
import { SEARCH_PATH } from "#contract/paths.ts";
import { SEARCH_JUDGMENT_PATH, SEARCH_PLAIN_PATH } from "#contract/search/result-paths.ts";
import { MAX_CHOICES } from "#domain/catalogue/causes/typed-cause.ts";
import { activeCorpusDir } from "#server/corpus/corpus-dir.ts";
import { readCorpus } from "#server/corpus/read-corpus.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { callFunction, postForm, postJson } from "./call-function.ts";

beforeAll(builtData, 120_000);

const [judgment] = readCorpus(activeCorpusDir());
const page = async (...fields: [string, string][]) => {
  const response = await postForm(SEARCH_PLAIN_PATH, fields);
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const idsIn = (text: string) =>
  [...text.matchAll(/\/search\/judgment\?id=([a-z2-7]{12})/g)].map(([, id]) => id);
const listed = async (search: object) =>
  (await (await postJson(SEARCH_PATH, { search })).json()).data.id_list.map(({ id }: { id: string }) => id);

describe("POST /search/plain", () => {
  test("lists ten rows of the asked page as the result list has them, with marked words", async () => {
    const expected = await listed({ qr: ["代位求偿"] });
    const first = await page(["qr", "代位求偿"]);
    expect(idsIn(first.text)).toEqual(expected.slice(0, 10));
    expect(first.text).toContain("<mark>代位求偿</mark>");
    const third = await page(["qr", "代位求偿"], ["index", "3"]);
    expect(idsIn(third.text)).toEqual(expected.slice(20, 30));
    expect(third.text).toMatch(/<button name="index" value="3"[^>]* aria-current="page">/);
    expect(third.text).toMatch(/<button name="index" value="4"/);
  });

  test("splits what was typed into keywords and keeps every condition in its pager and chips", async () => {
    const { text } = await page(["qr", "代位求偿 违约金"], ["suitedate", "2021"], ["without", "撤诉"]);
    expect(idsIn(text)).toEqual(
      (await listed({ qr: ["代位求偿", "违约金"], suitedate: ["2021"], without: ["撤诉"] })).slice(0, 10),
    );
    for (const [name, value] of [
      ["qr", "代位求偿"],
      ["qr", "违约金"],
      ["suitedate", "2021"],
      ["without", "撤诉"],
    ])
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}">`);
  });

  test("is kept by nobody and tells no address what was searched for", async () => {
    const { headers, text } = await page(["qr", "代位求偿"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    expect(text).not.toContain('method="get"');
  });

  test("escapes whatever a visitor sends", async () => {
    const { text } = await page(
      ["qr", '"><script>alert(1)</script>'],
      ["court", "<img src=x>"],
      ["title", "'\"&"],
    );
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("<img src=x");
    expect(text).toContain("&#60;script&#62;");
  });

  test("says what is wrong with a query, and that nothing was found", async () => {
    const unknown = await page(["court", "没有这家法院"]);
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain("没有名为“没有这家法院”的法院");
    expect((await page(["qr", "无此一语无此一语"])).text).toContain("暂无搜索数据");
  });

  test("asks a search for a lawyer that no document contains, unless it was taken as keywords", async () => {
    const typed = ["qr", "买卖合同律师推荐"] as [string, string];
    expect((await page(typed)).text).toContain("/layout#reason=");
    expect((await page(typed)).text).not.toContain("暂无搜索数据");
    expect((await page(typed, ["ask", "0"])).text).toContain("暂无搜索数据");
  });

  test("asks a citation that no document contains", async () => {
    const { text } = await page(["qr", "保险法"], ["qr", "60条"]);
    expect(text).toContain("保险法第六十条");
    expect(text).not.toContain("暂无搜索数据");
  });

  test("takes English words that no document has as a question, unless they were taken as keywords", async () => {
    const typed = ["qr", "my boss does not pay my wages"] as [string, string];
    expect((await page(typed, ["lang", "en"])).text).toContain("/en/layout/guide/wages-unpaid");
    expect((await page(typed, ["ask", "0"], ["lang", "en"])).text).not.toContain("/en/layout/guide/");
  });

  test("speaks English where the form did", async () => {
    const { text } = await page(["qr", "代位求偿"], ["lang", "en"]);
    expect(text).toMatch(/Documents found: \d+, showing 1 to 10/);
    expect(text).toContain("&#38;lang=en");
  });

  test("takes no other method", async () => {
    for (const [path, allow] of [
      [SEARCH_PLAIN_PATH, "GET, HEAD, POST"],
      [SEARCH_JUDGMENT_PATH, "GET, HEAD"],
    ] as const) {
      const response = await callFunction(new Request(`http://x${path}`, { method: "DELETE" }));
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe(allow);
    }
  });

  test("answers a visit and an empty form with the box alone", async () => {
    expect((await callFunction(new Request(`http://x${SEARCH_PLAIN_PATH}`))).status).toBe(200);
    expect((await page(["qr", " "])).text).toContain("search-box");
  });
});

describe("GET /search/judgment", () => {
  test("shows a judgment's whole text with its facts", async () => {
    const response = await callFunction(new Request(`http://x${SEARCH_JUDGMENT_PATH}?id=${judgment!.id}`));
    expect(response.status).toBe(200);
    const text = await response.text();
    const shown = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    for (const part of [
      ...judgment!.body_text,
      ...judgment!.tail_text,
      judgment!.casename,
      judgment!.case_number,
    ])
      expect(shown).toContain(part);
  });

  test("answers 404 to an id that is none", async () => {
    for (const id of ["aaaaaaaaaaaa", "../../etc", ""])
      expect(
        (await callFunction(new Request(`http://x${SEARCH_JUDGMENT_PATH}?id=${encodeURIComponent(id)}`)))
          .status,
      ).toBe(404);
  });
});

describe("what a page without script says beside its rows", () => {
  test("offers what an ambiguous cause may mean, and finds with the one that is pressed", async () => {
    const { status, text } = await page(["qr", "保险"], ["reason", "拆迁"]);
    expect(status).toBe(400);
    const [, offered = ""] = /<div class="choices"[^>]*>(.*?)<\/div>/s.exec(text) ?? [];
    const labels = [...offered.matchAll(/<button class="button">([^<]+)</g)].map(([, label]) => label!);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.length).toBeLessThanOrEqual(MAX_CHOICES);
    for (const label of labels) {
      expect(offered).toContain(`<input type="hidden" name="reason" value="${label}">`);
      expect((await page(["qr", "保险"], ["reason", label])).status).toBe(200);
    }
  });

  test("says what was searched in other forms, and asks for the word as it is written", async () => {
    const { text } = await page(["qr", "違約金"]);
    expect(text).toContain("“違約金”已转为简体查找：违约金。");
    expect(text).toMatch(/<input type="hidden" name="qr" value="&[#a-z0-9]+;違約金&[#a-z0-9]+;">/);
    expect((await page(["qr", "违约金"])).text).not.toContain("已转为简体");
    expect(text).toContain('href="/layout/searchrules"');
  });
});
