import { afterEach, expect, test, vi } from "vitest";
import type { RecoveryState } from "#stores/recovery/recovery-address.ts";

const STATE: RecoveryState = {
  reason: "保险人代位求偿权纠纷",
  court: "内蒙古自治区呼和浩特市中级人民法院",
  range: 3,
  tab: "exp",
  page: 1,
  pageSize: 3,
  weights: null,
  view: "cards",
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function start(hash: string) {
  const urls: string[] = [];
  vi.stubGlobal("location", { hash });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("history", { pushState() {}, replaceState() {} });
  vi.stubGlobal("document", { documentElement: { lang: "zh-CN", setAttribute() {}, removeAttribute() {} } });
  vi.stubGlobal("fetch", async (url: string) => {
    urls.push(url);
    return Response.json({ data: { activeLawyer: 4, totalLawyer: 9, lawyerExp: [{ lawyer: "样甲" }] } });
  });
  const { $recovery, startRecovery } = await import("#stores/recovery/recovery.ts");
  startRecovery({ state: STATE, data: null, complete: false, failure: null });
  await vi.waitFor(() => expect($recovery.get()?.complete).toBe(true));
  return { urls, view: $recovery.get()! };
}

test("a page without lists of its own asks for the default ones at once", async () => {
  const { urls, view } = await start("");
  expect(urls).toHaveLength(1);
  expect(new URLSearchParams(urls[0]!.split("?")[1]).get("court")).toBe(STATE.court);
  expect(view.data?.lawyerExp[0]?.lawyer).toBe("样甲");
});

test("an address asks for its own claim instead", async () => {
  const { urls } = await start("#reason=追偿权纠纷&court=北京市海淀区人民法院&amount=0&amountMax=100000");
  expect(urls).toHaveLength(1);
  expect(new URLSearchParams(urls[0]!.split("?")[1]).get("court")).toBe("北京市海淀区人民法院");
});
