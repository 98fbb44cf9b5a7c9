import { beforeEach, describe, expect, test, vi } from "vitest";
import { fetchLawyersByScript } from "#client/services/lawyers-by-script.ts";

const asked: object[] = [];
let outcome: object = {};
vi.mock("#client/script-request.ts", () => ({
  requestByScript: async (options: object) => {
    asked.push(options);
    return outcome;
  },
}));
const SERVICE = { base: "https://old.example", callbackName: "cb" };

beforeEach(() => {
  asked.length = 0;
});

describe("fetchLawyersByScript", () => {
  test("asks the older service with the callback's name and whatever is given", async () => {
    outcome = { ok: true, data: { data: {} } };
    const answer = await fetchLawyersByScript({ reason: "追偿", amountMax: 0, page: undefined }, SERVICE);
    expect(answer).toEqual(outcome);
    expect(asked).toEqual([
      {
        url: "https://old.example/lawyer/list",
        params: { reason: "追偿", amountMax: "0" },
        callbackName: "cb",
      },
    ]);
  });

  test("tells a time-out and a missing address as the common helper tells failures", async () => {
    outcome = { ok: false, reason: "timeout", msg: "Time out" };
    expect(await fetchLawyersByScript({}, SERVICE)).toMatchObject({ reason: "timeout", msg: "Time out" });
    outcome = { ok: false, reason: "invalid_parameter", msg: "Invalid parameter: url" };
    expect(await fetchLawyersByScript({}, { ...SERVICE, base: "" })).toMatchObject({ reason: "refused" });
    expect(asked.at(-1)).toMatchObject({ url: "" });
  });

  test("is silent once the caller gave up", async () => {
    const gone = new AbortController();
    gone.abort();
    outcome = { ok: true, data: {} };
    expect(await fetchLawyersByScript({}, SERVICE, gone.signal)).toMatchObject({ reason: "aborted" });
  });
});
