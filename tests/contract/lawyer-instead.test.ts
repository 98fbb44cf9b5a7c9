import { beforeAll, expect, test } from "vitest";
import { loadCourts } from "#server/catalogue/courts.ts";
import { builtData } from "#tests/fixtures/built-data.ts";
import { callFunction } from "./call-function.ts";

beforeAll(builtData, 120_000);

const ask = async (claim: Record<string, string>) =>
  (await (await callFunction(new Request(`http://x/lawyer/list?${new URLSearchParams(claim)}`))).json()).data;

test("where nobody is known, each cause and court offered instead finds the lawyers it counts", async () => {
  const courts = loadCourts().ordered.filter(({ level }) => level > 1);
  const seen = new Set<string>();
  let offered = 0;
  for (let at = 0; at < courts.length && (seen.size < 4 || offered < 40); at += 37) {
    const court = courts[at]!.label;
    for (const reason of ["保险人代位求偿权纠纷", "故意伤害罪", "商标权权属纠纷"]) {
      const data = await ask({ reason, court });
      expect(data.nearestCause !== "same").toBe(data.instead !== undefined);
      if (data.counts.exp === 0) expect(data.nearestCause).toBe("other");
      for (const { field, kind, label, lawyers } of (data.instead ?? []).slice(0, 4)) {
        seen.add(`${field} ${kind}`);
        offered++;
        const found = await ask({ reason, court, [field]: label });
        expect(lawyers).toBeGreaterThan(0);
        expect(found.counts.exp).toBeGreaterThanOrEqual(lawyers);
        expect(found.claim[field]).toBe(label);
      }
    }
  }
  expect(seen).toContain("reason other");
  expect(seen).toContain("court above");
});

test("lawyers who have only other causes are called so, however high their score, and others are offered", async () => {
  const court = "呼和浩特市玉泉区人民法院";
  const data = await ask({ reason: "离婚纠纷", court, amount: "1000000", amountMax: "3000000" });
  expect(data.lawyerExp[0].scoreExp).toBe(100);
  expect(data.nearestCause).toBe("branch");
  expect(data.instead.some(({ kind }: { kind: string }) => kind === "other")).toBe(true);
  const related = await ask({ reason: data.instead[0].label, court });
  expect(related.nearestCause).toBe("same");
  const any = await ask({ court });
  expect([any.nearestCause, any.instead]).toEqual(["same", undefined]);
});
