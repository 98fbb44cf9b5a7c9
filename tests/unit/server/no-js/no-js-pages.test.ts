import { describe, expect, test } from "vitest";
import { MAX_REACH } from "#contract/search/search-limits.ts";
import type { SearchQuery } from "#contract/search/search-query.ts";
import { LIST_FIELDS } from "#domain/search/query/query-fields.ts";
import { askForm } from "#server/no-js/answer-section.ts";
import { listPage, searchFormMarkup } from "#server/no-js/list-page.ts";
import { marked } from "#server/no-js/marked.ts";
import { html } from "#server/no-js/markup.ts";
import { pager } from "#server/no-js/pager.ts";
import { cn, en, hidden } from "./words-as-names.ts";

const query = {
  ...Object.fromEntries(LIST_FIELDS.map((field) => [field, []])),
  ...{ datefrom: "", dateto: "", index: 1, type: 1, sort: "relevance" },
} as unknown as SearchQuery;
const row = (id: string, more = {}) => ({
  ...{ id, title: `T${id}`, court: "Court", number: `N${id}`, date: "2020-01-02" },
  ...more,
});
const LIST = { found: null, fault: "", failure: null, also: [], asked: "" };

describe("html", () => {
  test("escapes texts, keeps markup, joins lists, and gives nothing for nothing", () => {
    const text = '<b>"&';
    expect(
      html`<p title="${text}">${html`<i>${3}</i>`}${["a", "<", html`<br>`]}${null}${false}</p>`.text,
    ).toBe('<p title="&#60;b&#62;&#34;&#38;"><i>3</i>a&#60;<br></p>');
  });

  test("marked marks what was found", () => {
    const pieces = marked([
      { text: "a<", found: false },
      { text: "b", found: true },
    ]);
    expect(html`${pieces}`.text).toBe("a&#60;<mark>b</mark>");
  });
});

describe("pager", () => {
  test("names its buttons, the present one, and those that lead nowhere", () => {
    const { text } = pager(
      { ...cn.search.pager, label: "L", previous: "P", next: "N", go: "go {n}" },
      "index",
      2,
      2,
    );
    expect(text).toBe(
      '<nav class="pager" aria-label="L"><ul>' +
        '<li><button name="index" value="1" aria-label="P">‹</button></li>' +
        '<li><button name="index" value="1" aria-label="go 1">1</button></li>' +
        '<li><button name="index" value="2" aria-label="go 2" aria-current="page">2</button></li>' +
        '<li><button name="index" value="3" aria-label="N" disabled>›</button></li></ul></nav>',
    );
  });
});

describe("searchFormMarkup", () => {
  test("holds the words as they would be typed, and the chosen scope", () => {
    const { text } = searchFormMarkup(cn, { ...query, qr: ["a", "b c", '"d e"'], type: 2 } as SearchQuery);
    expect(text).toContain('method="post" action="/search/plain"');
    expect(text).toContain('value="a &#34;b c&#34; &#34;d e&#34;"');
    expect(
      text.match(/<option value="\d"( selected)?>/g)?.filter((option) => option.includes("selected")),
    ).toEqual(['<option value="2" selected>']);
    expect(text).toContain(">search.box.types.1</option>");
    expect(text).toContain('placeholder="search.box.placeholders.2"');
    expect(text).toContain('aria-label="search.box.label"');
    expect(text).toContain('aria-label="search.box.typeLabel"');
    expect(text).toContain(hidden("lang", "cn"));
    expect(searchFormMarkup(en, query).text).toContain(hidden("lang", "en"));
  });
});

describe("listPage", () => {
  test("begins without a list", () => {
    const { text } = listPage(cn, query, LIST);
    expect(text).toContain('<h1 class="hide">search.title</h1>');
    expect(text).toContain('<p class="start soft">search.list.start</p>');
    expect(text).toContain('<a href="/layout/searchrules">also.rules</a> <a href="/layout/serachList#');
    for (const absent of ["alert", "chips", "choices", "<section", "ask.asQuestion"])
      expect(text).not.toContain(absent);
    expect(listPage(en, query, LIST).text).toContain('<a href="/en/layout/searchrules">');
  });

  test("drops each condition by a form of its own, which begins at the first page", () => {
    const held = {
      ...query,
      qr: ["a"],
      court: ["<c"],
      datefrom: "2020",
      index: 3,
      sort: "date",
    } as SearchQuery;
    const { text } = listPage(en, held, LIST);
    const chips =
      text.split('<ul class="chips" aria-label="search.chips.label">')[1]?.split("</ul>")[0] ?? "";
    const forms = chips.split("</li>").filter(Boolean);
    expect(forms).toHaveLength(3);
    const rest = hidden("type", "1") + hidden("sort", "date") + hidden("ask", "0") + hidden("lang", "en");
    expect(forms[0]).toContain(
      `${hidden("court", "&#60;c")}${hidden("datefrom", "2020")}${rest}<button class="chip"`,
    );
    expect(forms[0]).toContain('aria-label="search.chips.removesearch.chips.qr a"');
    expect(forms[0]).toContain('<span class="soft">search.chips.qr</span> <span lang="zh-CN">a</span>');
    expect(chips).not.toContain('name="index"');
  });

  test("has no pager for one page, and says where a list ends", () => {
    const page = (total: number, index = 1) =>
      listPage(cn, { ...query, index }, { ...LIST, found: { total, rows: [row("1")] } as never }).text;
    expect(page(10)).not.toContain("pager");
    expect(page(11)).toContain('class="pager"');
    expect(page(MAX_REACH)).not.toContain("limit");
    expect(page(MAX_REACH + 1)).toContain(`<p class="small soft">limit${MAX_REACH}</p>`);
    // A page after the last shows the last.
    expect(page(11, 9)).toContain('start="11"');
    expect(page(0)).toContain('<p role="status" class="empty">search.list.empty</p>');
    expect(page(0)).not.toContain("<section");
  });

  test("offers to take the words for a question", () => {
    expect(listPage(cn, query, { ...LIST, asked: "w" }).text).toContain(askForm(cn, "w").text);
  });
});
