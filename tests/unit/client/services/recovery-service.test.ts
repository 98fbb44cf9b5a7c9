import { afterEach, expect, test, vi } from "vitest";

const scripts: object[] = [];
vi.mock("#client/script-request.ts", () => ({
  requestByScript: async (options: object) => {
    scripts.push(options);
    return { ok: true, data: { data: {} } };
  },
}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
  scripts.length = 0;
});
const service = () => import("#client/services/recovery-service.ts");
const CLAIM = { reason: "追偿", court: "", amount: 0, amountMax: 0 };

test("the lawyer list is fetched, and the script helper used nowhere, unless it is configured", async () => {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    urls.push(url);
    return Response.json({ data: {} });
  });
  expect((await (await service()).fetchLawyers(CLAIM)).ok).toBe(true);
  expect(urls[0]).toMatch(/^\/lawyer\/list\?.*amountMax=0$/);
  expect(scripts).toEqual([]);
});

test("with a callback name the list comes by script from the base of its own", async () => {
  vi.stubEnv("PUBLIC_LAWYER_CALLBACK", "cb");
  vi.stubEnv("PUBLIC_LAWYER_BASE", "https://old.example");
  expect((await (await service()).fetchLawyers(CLAIM)).ok).toBe(true);
  expect(scripts).toMatchObject([{ url: "https://old.example/lawyer/list", callbackName: "cb" }]);
});
