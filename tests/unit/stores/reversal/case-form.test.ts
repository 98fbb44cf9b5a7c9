import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CHECKED_FIELDS } from "#contract/reversal/reverse-fields.ts";
import { fakeStorage } from "../fake-storage.ts";
import { typedForm } from "../typed-form.ts";

const CASE = {
  subject: "上诉人",
  first_instance_number: "（2024）内01民初1号",
  court: "呼和浩特市新城区人民法院",
  mainjudge: " 某法官 ",
  reason: "保险人代位求偿权纠纷",
  amount: "120万元",
};
const words = { sending: "" };
const isMeant = vi.fn(() => true);

let answer: (body: Record<string, string>) => Response | Promise<Response>;
let sent: Record<string, string>[];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ result: { code: 0, msg: "" }, remedy: { ways: [] } });
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  const documentElement = { lang: "zh-CN", setAttribute: () => {}, removeAttribute: () => {} };
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer(JSON.parse(body));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page after loading, with these texts typed before its script loaded. */
async function start(typed: Record<string, string> = {}) {
  const form = await import("#stores/reversal/case-form.ts");
  const look = await import("#stores/reversal/case-look-up.ts");
  form.startCase(typedForm(typed));
  look.startLookUp();
  return { ...form, ...look };
}
async function reload(typed: Record<string, string> = {}) {
  vi.resetModules();
  return start(typed);
}

describe("the form of the analysis", () => {
  test("names the first empty field in the specified order, and sends nothing until all are filled in", async () => {
    const { editCase, sendCase } = await start();
    for (const name of CHECKED_FIELDS) {
      expect(await sendCase(words, isMeant)).toEqual({ missing: name });
      expect(sent).toEqual([]);
      editCase({ [name]: CASE[name] });
    }
    expect(await sendCase(words, isMeant)).toEqual({ hash: "" });
    expect(sent.at(-1)).toEqual({ ...CASE, mainjudge: "某法官", collegial_panel_members: "" });
  });

  test("starts with what was typed before, then with its draft, which is gone once it was answered", async () => {
    const first = await start({ ...CASE, amount: "1" });
    first.editCase({ holding: "驳回" });
    const { $case, sendCase } = await reload({ amount: "2" });
    expect($case.get()).toMatchObject({ ...CASE, amount: "2", holding: "驳回" });
    await sendCase(words, isMeant);
    expect((await reload()).$case.get().amount).toBe("");
  });

  test("a number of another court is asked about before anything is analysed", async () => {
    answer = () =>
      Response.json({ result: { code: 0, msg: "" }, other_court: "甲法院", remedy: { ways: [] } });
    const { sendCase } = await start(CASE);
    isMeant.mockReturnValueOnce(false);
    expect(await sendCase(words, isMeant)).toEqual({ missing: "court" });
    const { first_instance_number: number, court } = CASE;
    expect(isMeant).toHaveBeenCalledWith({ number, other: "甲法院", court });
    expect(sent).toHaveLength(1);
    expect(await sendCase(words, isMeant)).toEqual({ hash: "" });
  });

  test("a failure empties nothing", async () => {
    answer = () => Response.json({ result: { code: 50301, msg: "服务暂停" } }, { status: 503 });
    const { $case, sendCase } = await start(CASE);
    expect(await sendCase(words, isMeant)).toBeNull();
    expect($case.get()).toMatchObject(CASE);
    expect((await reload()).$case.get()).toMatchObject(CASE);
  });

  test("clearing leaves neither text nor draft, and is said until the next edit", async () => {
    const { $case, $isCaseCleared, clearCase, editCase } = await start(CASE);
    clearCase();
    expect(Object.values($case.get()).join("")).toBe("");
    expect($isCaseCleared.get()).toBe(true);
    expect(localStorage.getItem("caseDraft")).toBeNull();
    editCase({ amount: "1" });
    expect($isCaseCleared.get()).toBe(false);
  });
});

describe("the look-up by case number", () => {
  const found_case = {
    presiding_judge: "库里的法官",
    panel: ["甲", "乙"],
    claim_amount: 5,
    court: "库里的法院",
    cause: "库里的案由",
  };
  const known = () => Response.json({ result: { code: 0, msg: "" }, found_case });

  test("fills what is empty, says what it filled, and takes it back with its number, also after a reload", async () => {
    answer = known;
    const { $case, $lookUp, leaveNumber } = await start({ first_instance_number: "1号", court: "我的法院" });
    leaveNumber();
    await vi.waitFor(() => expect($lookUp.get().kind).toBe("found"));
    expect($lookUp.get()).toMatchObject({
      filled: ["mainjudge", "collegial_panel_members", "amount", "reason"],
    });
    expect($case.get()).toMatchObject({ court: "我的法院", mainjudge: "库里的法官", amount: "5" });
    const later = await reload();
    later.editCase({ mainjudge: "我写的", first_instance_number: "2" });
    later.leaveNumber();
    expect(later.$case.get()).toMatchObject({
      court: "我的法院",
      mainjudge: "我写的",
      amount: "",
      reason: "",
    });
  });

  test("an answer about a number that the field no longer holds fills nothing", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = () => promise;
    const { $case, editCase, lookUp } = await start({ first_instance_number: "1号" });
    const running = lookUp();
    editCase({ first_instance_number: "2号" });
    resolve(known());
    await running;
    expect($case.get().court).toBe("");
  });

  test("asks once for a number, and not for none", async () => {
    answer = known;
    const { $lookUp, editCase, leaveNumber, lookUp } = await start();
    await lookUp();
    expect($lookUp.get().kind).toBe("numberless");
    expect(sent).toEqual([]);
    editCase({ first_instance_number: "1号" });
    await Promise.all([lookUp(), lookUp()]);
    leaveNumber();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ["unknown", () => Response.json({ result: { code: 0, msg: "" }, found_case: null })],
    ["failed", () => new Response("", { status: 500 })],
  ] as const)("says that a number is %s", async (kind, how) => {
    answer = how;
    const { $lookUp, lookUp } = await start({ first_instance_number: "1号" });
    await lookUp();
    expect($lookUp.get().kind).toBe(kind);
  });
});
