import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { requestByScript } from "#client/script-request.ts";

interface FakeScript {
  src: string;
  onerror?: () => void;
  removed: boolean;
  remove(): void;
}
let scripts: FakeScript[] = [];
beforeEach(() => {
  scripts = [];
  vi.stubGlobal("document", {
    createElement: (): FakeScript => ({
      src: "",
      removed: false,
      remove() {
        this.removed = true;
      },
    }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
/** Answers like the foreign server: by calling the function with the given name. */
function answer(parameter: string, data: unknown) {
  const name = new URL(scripts[0]?.src ?? "").searchParams.get(parameter) ?? "";
  (globalThis as unknown as Record<string, (data: unknown) => void>)[name]?.(data);
}

describe("requestByScript", () => {
  test("brings its address through the page's policy where one is demanded, by one policy for all calls", async () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal("trustedTypes", { createPolicy });
    for (const n of [1, 2]) {
      scripts = [];
      const running = requestByScript({ url: "https://a.example/list" });
      answer("callback", n);
      expect(await running).toEqual({ ok: true, data: n });
    }
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["lawyers"]);
  });

  test("the callback's data is the answer and the script goes", async () => {
    const running = requestByScript({ url: "https://a.example/list?x=1", params: { q: "法 院" } });
    expect(scripts[0]?.src).toMatch(/^https:\/\/a\.example\/list\?x=1&q=/);
    answer("callback", { n: 1 });
    expect(await running).toEqual({ ok: true, data: { n: 1 } });
    expect(scripts[0]?.removed).toBe(true);
  });

  test("the callback parameter's name is an option", async () => {
    const running = requestByScript({ url: "https://a.example/", callbackName: "cb" });
    answer("cb", 7);
    expect(await running).toEqual({ ok: true, data: 7 });
  });

  test("no url is an invalid parameter", async () => {
    expect(await requestByScript({ url: "" })).toMatchObject({ ok: false, reason: "invalid_parameter" });
    expect(scripts).toHaveLength(0);
  });

  test("silence ends with time out, and a late answer does no harm", async () => {
    vi.useFakeTimers();
    const running = requestByScript({ url: "https://a.example/", timeoutMs: 3000 });
    vi.advanceTimersByTime(3000);
    expect(await running).toEqual({ ok: false, reason: "timeout", msg: "Time out" });
    expect(() => answer("callback", 1)).not.toThrow();
  });

  test("a script that cannot load is told", async () => {
    const running = requestByScript({ url: "https://a.example/" });
    scripts[0]?.onerror?.();
    expect(await running).toMatchObject({ ok: false, reason: "network" });
  });
});
