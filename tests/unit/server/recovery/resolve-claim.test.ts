import { expect, test } from "vitest";
import { loadCauses } from "#server/catalogue/causes.ts";
import { loadCourts } from "#server/catalogue/courts.ts";
import { readClaim } from "#server/recovery/read-claim.ts";
import { resolveClaim } from "#server/recovery/resolve-claim.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const resolve = (claim: object) => {
  const given = { reason: "", court: "", ...claim } as Parameters<typeof resolveClaim>[0];
  const resolved = resolveClaim(given, loadCourts(), loadCauses());
  expect(readClaim(given)).toEqual(resolved);
  return resolved;
};
const understood = (claim: object) => {
  const resolved = resolve(claim);
  return "failure" in resolved ? resolved.failure : resolved.understood;
};

each<[string, { court?: string; courtId: null | number; courtsBelow: boolean; map: string; area: string }]>(
  "the court %j is understood as %j",
  (court, expected) => {
    expect(understood({ court })).toMatchObject(expected);
  },
);

test("cause and court are compared by their ranges, nothing with no condition", () => {
  const causes = loadCauses();
  expect(resolve({})).toMatchObject({
    claim: { cause: null, court: null, amount: null },
    understood: { reason: "" },
  });
  expect(resolve({ reason: "保险人代位求偿权纠纷", court: "68" })).toMatchObject({
    claim: {
      cause: { same: causes.range("209090105"), parent: causes.range("2090901"), branch: causes.range("2") },
      court: { same: loadCourts().range(68), province: loadCourts().range(6) },
    },
    understood: { reason: "保险人代位求偿权纠纷", court: "内蒙古自治区呼和浩特市中级人民法院" },
  });
  // Lawyers are searched by claims for money, so of two possible causes the civil one is used.
  expect(understood({ reason: "殴打" })).toMatchObject({ reason: "生命权、身体权、健康权纠纷" });
});
