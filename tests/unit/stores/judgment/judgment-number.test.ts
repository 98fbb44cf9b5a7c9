import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { $judgment, openJudgment } from "#stores/judgment/judgment.ts";
import { openNumber } from "#stores/judgment/judgment-number.ts";

const found = (...ids: string[]) => ({
  data: { numbers: [{ documents: ids.map((id) => ({ id, casename: "", casedate: "" })) }] },
});
let release = () => {};
let held = Promise.resolve();

beforeEach(() => {
  held = new Promise((resolve) => {
    release = resolve;
  });
  const documentElement = { lang: "zh-CN", setAttribute: () => {}, removeAttribute: () => {} };
  vi.stubGlobal("document", { documentElement });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    if (address.endsWith("/search/numbers")) await held;
    const { id } = JSON.parse(String(init.body));
    const body = id ? { wenshu_content: { id } } : found("first");
    return Response.json({ result: { code: 0, msg: "" }, ...body });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("openNumber", () => {
  test("opens what bears the number, and tells its id", async () => {
    release();
    const onFound = vi.fn();
    await openNumber("（2024）内01民终1号", onFound);
    expect(onFound).toHaveBeenCalledWith("first");
    expect($judgment.get()).toMatchObject({ kind: "ready", judgment: { id: "first" } });
  });

  test("ends when another judgment is opened before its answer comes", async () => {
    const onFound = vi.fn();
    const late = openNumber("（2024）内01民终1号", onFound);
    await openJudgment("second");
    release();
    await late;
    expect(onFound).not.toHaveBeenCalled();
    expect($judgment.get()).toMatchObject({ kind: "ready", judgment: { id: "second" } });
  });
});
