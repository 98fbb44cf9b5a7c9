import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answerWithPage } from "#server/leads/http/no-js-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("answerWithPage", () => {
  const page = {
    ...{ lang: "en", brand: "B<", title: "T<", isRefusal: false, lines: ["one<", "two", "three"] },
    facts: [["code", "c<"]] as const,
    links: [
      { href: '/a"', text: "A<" },
      { href: "/b", text: "B" },
    ],
  };

  test("says its lines, the first before what is to be noted down", async () => {
    const text = await answerWithPage(page, 200).text();
    expect(text).toContain('<!doctype html><html lang="en"><head><meta charset="utf-8">');
    expect(text).toContain('<meta name="robots" content="noindex"><title>T&#60;</title>');
    expect(text).toContain("<header>B&#60;</header>");
    expect(text.split("<main>\n")[1]?.split("\n</main>")[0]).toBe(
      [
        "<h1>T&#60;</h1>",
        "<p>one&#60;</p>",
        "<dl><dt>code</dt><dd>c&#60;</dd></dl>",
        "<p>two</p>",
        "<p>three</p>",
        '<p><a href="/a&#34;">A&#60;</a><a href="/b">B</a></p>',
      ].join("\n"),
    );
  });

  test("marks a refusal, and has no list without facts", async () => {
    const text = await answerWithPage({ ...page, isRefusal: true, facts: undefined }, 400).text();
    expect(text).toContain('<h1 class="no">');
    expect(text).not.toContain("<dl>");
  });

  test("loads nothing, is framed and kept by nobody, and takes further headers but not instead of these", async () => {
    const response = answerWithPage(page, 429, { "retry-after": "5", "cache-control": "public" });
    expect(response.status).toBe(429);
    const style = /<style>([^<]*)<\/style>/.exec(await response.text())?.[1] ?? "";
    expect(style).toContain("body{");
    const hash = createHash("sha256").update(style).digest("base64");
    expect(Object.fromEntries(response.headers)).toEqual({
      "retry-after": "5",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });
});
