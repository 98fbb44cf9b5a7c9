import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { request } from "#client/request.ts";

let asked: { url: string; init: RequestInit }[] = [];
function answerWith(body: unknown, status = 200, statusText = "") {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, statusText });
  });
}
/** A server that never answers; only the signal ends a call. */
function answerNever() {
  vi.stubGlobal(
    "fetch",
    (_url: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(init.signal?.reason);
        if (init.signal?.aborted) end();
        init.signal?.addEventListener("abort", end);
      }),
  );
}
const headersOf = (index = 0) => asked[index]?.init.headers as Record<string, string>;

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("request", () => {
  test("POST with a JSON body is the default", async () => {
    answerWith({ result: { code: 0, msg: "" }, data: { total_count: 3 } });
    const outcome = await request("/search/count", { payload: { search: { qr: ["代位求偿"] } } });
    expect(outcome).toEqual({ ok: true, data: { result: { code: 0, msg: "" }, data: { total_count: 3 } } });
    expect(asked[0]?.url).toBe("/search/count");
    expect(asked[0]?.init.method).toBe("POST");
    expect(headersOf()["content-type"]).toBe("application/json");
    expect(asked[0]?.init.body).toBe('{"search":{"qr":["代位求偿"]}}');
  });

  test("a form body is encoded as fields and leaves out what is undefined", async () => {
    answerWith({ result: { code: 0 } });
    await request("/x", { encoding: "form", payload: { a: "1 2", b: undefined, c: 0 } });
    expect(String(asked[0]?.init.body)).toBe("a=1+2&c=0");
  });

  test("GET puts the payload into the query", async () => {
    answerWith({ data: {} });
    await request("/lawyer/list", {
      method: "GET",
      base: "lawyer",
      payload: { reason: "追偿", amountMax: 0 },
    });
    expect(asked[0]?.url).toBe(`/lawyer/list?reason=${encodeURIComponent("追偿")}&amountMax=0`);
    expect(asked[0]?.init.body).toBeUndefined();
  });

  test.each([0, "0"])("code %j is success", async (code) => {
    answerWith({ result: { code, msg: "" } });
    expect((await request("/x")).ok).toBe(true);
  });

  test("code 0 is success whatever the status", async () => {
    answerWith({ result: { code: "0", msg: "" } }, 500);
    expect((await request("/x")).ok).toBe(true);
  });

  test("an answer without a code succeeds by its status", async () => {
    answerWith({ data: 1 });
    expect((await request("/x")).ok).toBe(true);
    answerWith({ data: 1 }, 404);
    expect((await request("/x")).ok).toBe(false);
  });

  test("the lawyer list succeeds by its status alone", async () => {
    answerWith({ result: { code: 7, msg: "?" }, data: {} });
    expect((await request("/lawyer/list", { base: "lawyer" })).ok).toBe(true);
    answerWith({ result: { code: 0 } }, 500);
    expect((await request("/lawyer/list", { base: "lawyer" })).ok).toBe(false);
  });

  test("a refusal is told in the server's words, with the fields it names", async () => {
    answerWith({ result: { code: 40001, msg: "关键词过长", fields: ["qr"] } }, 400);
    expect(await request("/search")).toEqual({
      ok: false,
      reason: "status",
      status: 400,
      code: 40001,
      msg: "关键词过长",
      fields: ["qr"],
      choices: [],
    });
  });

  test("a code other than 0 under status 200 is a refusal", async () => {
    answerWith({ result: { code: 3, msg: "不行" } });
    expect(await request("/x")).toMatchObject({ reason: "refused", code: 3, msg: "不行" });
  });

  test("a status without an envelope is told with its text", async () => {
    answerWith("<h1>Bad Gateway</h1>", 502, "Bad Gateway");
    expect(await request("/x")).toMatchObject({ reason: "status", status: 502, msg: "502 Bad Gateway" });
  });

  test("a page instead of data is no success, whatever its status", async () => {
    answerWith("<h1>Log in to this network</h1>");
    expect((await request("/x")).ok).toBe(false);
  });

  test("the time-out is told in the specified words", async () => {
    answerNever();
    const outcome = await request("/x", { timeoutMs: 1 });
    expect(outcome).toMatchObject({ ok: false, reason: "timeout", msg: "请求超时! " });
  });

  test("a lost connection is told as such", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await request("/x")).toMatchObject({ ok: false, reason: "network" });
  });

  test("an abort by the caller is told without words", async () => {
    answerNever();
    const controller = new AbortController();
    const running = request("/x", { signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({ ok: false, reason: "aborted", msg: "" });
  });

  test.each(["en", "zh-CN"])("on a page in %s the service is asked for that language", async (lang) => {
    vi.stubGlobal("document", { documentElement: { lang } });
    answerWith({ result: { code: 0 } });
    await request("/x");
    expect(headersOf()["x-lang"]).toBe(lang);
  });
});
