import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readNoJsForm } from "#server/no-js/read-form.ts";
import { settlePage } from "#server/no-js/settle-page.ts";

beforeAll(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe("the form of a page", () => {
  const FORM = { "content-type": "application/x-www-form-urlencoded" };
  const post = (body: string, path = "/p") =>
    new Request(`http://localhost${path}`, { method: "POST", headers: FORM, body });

  test("is empty where a page is opened, and read where one is sent", async () => {
    for (const method of ["GET", "HEAD"])
      expect(await readNoJsForm(new Request("http://localhost/?qr=a", { method }))).toEqual({ text: "" });
    expect(await readNoJsForm(post("qr=a&b=c"))).toEqual({ text: "qr=a&b=c" });
    expect(await readNoJsForm(post("a".repeat(64_001)))).toMatchObject({ failure: { error: "too_large" } });
    expect(await readNoJsForm(post("a".repeat(64_000)))).toEqual({ text: "a".repeat(64_000) });
    expect(await readNoJsForm(new Request("http://localhost/", { method: "PUT" }))).toEqual({
      failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD, POST" } },
    });
  });

  const settled = (request: Request, answer: () => Response = () => new Response("fine")) =>
    settlePage(request, "/p", ({ text, fields, language }) => ({
      answer: () => (text === "tell" ? new Response(`${fields.get("tell")} ${language}`) : answer()),
      fail: ({ error }) => new Response(`${error} ${language} ${text}`, { status: 400 }),
    })).then(async (response) => `${response.status} ${await response.text()}`);

  test("says in which language to answer, else the address does", async () => {
    expect(await settled(post("tell"))).toBe("200  cn");
    expect(await settled(post("tell", "/p?lang=en"))).toBe("200  en");
    const language = (body: string) =>
      settlePage(post(body), "/p", (form) => ({
        answer: () => new Response(form.language),
        fail: () => new Response(),
      }));
    expect(await (await language("lang=en")).text()).toBe("en");
    expect(await (await language("lang=fr")).text()).toBe("cn");
  });

  test("that cannot be read, and an answer that fails, are told on the page", async () => {
    expect(await settled(new Request("http://localhost/p", { method: "PUT" }))).toBe(
      "400 method_not_allowed cn ",
    );
    const broken = (): never => {
      throw new Error("secret");
    };
    expect(await settled(post("qr=a"), broken)).toBe("400 internal cn qr=a");
    expect(await settled(post("qr=a"))).toBe("200 fine");
  });
});
