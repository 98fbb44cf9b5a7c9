import { afterEach, describe, expect, test, vi } from "vitest";
import { noJsPage } from "#server/no-js/frame.ts";
import { html } from "#server/no-js/markup.ts";
import { type NoJsForm, settlePage } from "#server/no-js/settle-page.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("a page without script", () => {
  test("is the site's frame with title and content, neither read as a pattern", async () => {
    const response = noJsPage("cn", "甲 <b> $& PLAIN-CONTENT", html`<p>${"乙 $1 PLAIN-TITLE"}</p>`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain("<title>甲 &#60;b&#62; $&#38; PLAIN-CONTENT");
    expect(text).toContain("<p>乙 $1 PLAIN-TITLE</p>");
  });

  test("is stored and framed by nobody", () => {
    const { status, headers } = noJsPage("en", "a", html``, 404, { "x-a": "1", "cache-control": "private" });
    expect(status).toBe(404);
    expect(Object.fromEntries(headers)).toEqual({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default",
      "x-a": "1",
    });
    expect(noJsPage("en", "a", html``).headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["cn", "zh-CN"],
    ["en", "en"],
  ] as const)("before a build it has a frame of its own, in the language %s", async (language, lang) => {
    vi.spyOn(process, "cwd").mockReturnValue("/none");
    const text = await noJsPage(language, "题", html`<p>文</p>`).text();
    expect(text).toBe(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>题</title></head><body><main><p>文</p></main></body></html>`,
    );
  });
});

describe("settlePage", () => {
  const logged = () => vi.spyOn(console, "log").mockImplementation(() => {});
  const post = (body: string, headers: Record<string, string> = {}, method = "POST") =>
    new Request("http://x/p", {
      ...{ method, ...(method === "POST" && { body }) },
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  const settle = async (request: Request, answer = async () => new Response("ok")) => {
    let form: NoJsForm | undefined;
    const response = await settlePage(request, "/p", (given) => {
      form = given;
      return { answer, fail: ({ error }) => new Response(error, { status: 400 }) };
    });
    return { text: await response.text(), form: form! };
  };

  test("hands over the form, and answers in its language, else the browser's", async () => {
    logged();
    const { text, form } = await settle(post("a=1&lang=en"));
    expect([text, form.text, form.fields.get("a"), form.language]).toEqual(["ok", "a=1&lang=en", "1", "en"]);
    expect((await settle(post("a=1", { "accept-language": "en" }))).form.language).toBe("en");
    expect((await settle(post("lang=cn"))).form.language).toBe("cn");
  });

  test("answers failures of the request and of the work with a page", async () => {
    logged();
    const { text, form } = await settle(post("", {}, "PUT"));
    expect([text, form.text]).toEqual(["method_not_allowed", ""]);
    const failing = await settle(post("a=1"), () => {
      throw new Error("a bug");
    });
    expect(failing.text).toBe("internal");
    expect((await settle(post("a=1"), () => Promise.reject(new Error("later")))).text).toBe("internal");
  });
});
