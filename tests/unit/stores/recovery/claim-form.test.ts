import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
const CLAIM = { reason: STATE.reason, court: STATE.court, range: STATE.range };

let asked: URLSearchParams[];
let answer: () => Response;
/** Calls of the page's listeners, by event. */
let listeners: Record<string, () => void>;

beforeEach(() => {
  asked = [];
  listeners = {};
  answer = () => Response.json({ data: { activeLawyer: 1, totalLawyer: 1, lawyerExp: [] } });
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", (name: string, listen: () => void) => {
    listeners[name] = listen;
  });
  vi.stubGlobal("history", { pushState() {}, replaceState() {} });
  vi.stubGlobal("document", { documentElement: { lang: "zh-CN", setAttribute() {}, removeAttribute() {} } });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URLSearchParams(url.split("?")[1]));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page after loading, with prerendered lists. */
async function start() {
  const recovery = await import("#stores/recovery/recovery.ts");
  const form = await import("#stores/recovery/claim-form.ts");
  recovery.startRecovery({ state: STATE, data: {} as never, complete: true, failure: null });
  return { ...recovery, ...form };
}
const go = (hash: string) => {
  location.hash = hash;
  listeners.hashchange!();
};

describe("the claim in the form", () => {
  test("is the one whose lists are shown: by default, by an address, and after Back", async () => {
    const { $claim, $recovery } = await start();
    expect($claim.get()).toEqual(CLAIM);
    go("#reason=民间借贷纠纷&court=北京市高级人民法院");
    await vi.waitFor(() => expect($recovery.get()?.complete).toBe(true));
    expect($claim.get()).toEqual({ reason: "民间借贷纠纷", court: "北京市高级人民法院", range: null });
    go("");
    expect($claim.get()).toEqual(CLAIM);
  });

  test("stays as typed while only the list's page or view changes", async () => {
    const { $claim, editClaim, showState } = await start();
    editClaim({ court: "某法院" });
    await showState({ ...STATE, view: "table" });
    expect($claim.get()?.court).toBe("某法院");
  });

  test("is sent without blanks around its words", async () => {
    const { editClaim, searchClaim } = await start();
    editClaim({ court: " 北京市高级人民法院 " });
    expect(searchClaim("")).toBeNull();
    expect(asked[0]?.get("court")).toBe("北京市高级人民法院");
  });
});

test("a court chosen on the map is searched with what the form has, even if that is not complete", async () => {
  const { $claim, editClaim, searchCourt } = await start();
  editClaim({ reason: "民间借贷纠纷", range: null });
  searchCourt("福建省高级人民法院");
  expect(asked[0]?.get("court")).toBe("福建省高级人民法院");
  expect(asked[0]?.get("reason")).toBe("民间借贷纠纷");
  expect(asked[0]?.has("amount")).toBe(false);
  expect($claim.get()?.court).toBe("福建省高级人民法院");
});

describe("fields to mark", () => {
  test("an empty field keeps the claim from being sent, until it is filled in", async () => {
    const { $wrongFields, editClaim, searchClaim } = await start();
    editClaim({ court: " ", range: null });
    expect(searchClaim("")).toBe("court");
    expect(asked).toEqual([]);
    expect($wrongFields.get()).toEqual(["court", "range"]);
    editClaim({ court: "某法院" });
    expect($wrongFields.get()).toEqual(["range"]);
  });

  test("a refused field is marked as long as it holds what was refused", async () => {
    answer = () =>
      Response.json({ result: { code: 40001, msg: "不知道", fields: ["amountMax"] } }, { status: 400 });
    const { $wrongFields, $recovery, editClaim, searchClaim } = await start();
    editClaim({ range: 5 });
    searchClaim("");
    await vi.waitFor(() => expect($recovery.get()?.failure?.msg).toBe("不知道"));
    expect($wrongFields.get()).toEqual(["range"]);
    editClaim({ range: 2 });
    expect($wrongFields.get()).toEqual([]);
  });
});
