import fc from "fast-check";
import { expect, test } from "vitest";
import { countCases } from "#domain/recovery/count-cases.ts";
import { wordRequest } from "#domain/recovery/word-request.ts";

const anyCase = fc.record({
  court: fc.constantFrom(..."甲乙丙丁戊己庚辛壬癸"),
  cause: fc.constantFrom("", "一", "二"),
  casedate: fc.constantFrom("2019-01-02", "2020-03-04", "2024-05-06"),
  side: fc.constantFrom("plaintiff", "other"),
});

test("every case is counted once in each count; years are in order, the rest most first after those of the claim", () => {
  fc.assert(
    fc.property(fc.array(anyCase), (cases) => {
      const counts = countCases(cases, { court: "癸", reason: "二" });
      for (const [part, { rows, rest }] of Object.entries(counts)) {
        expect(rows.reduce((sum, [, n]) => sum + n, rest)).toBe(cases.length);
        const weigh = (label: string, n: number) => ("癸二".includes(label) && label !== "" ? -999 : -n);
        const order = rows.map(([label, n]) => (part === "year" ? Number(label) : weigh(label, n)));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
      expect(counts.court.rows.length).toBeLessThanOrEqual(8);
    }),
  );
});

test("a request names the lawyer and carries the claim; without a lawyer it asks for one", () => {
  const templates = {
    named: "转{lawyer}（{lawoffice}）。",
    anybody: "请推荐。",
    claim: "{reason}，{court}，{amount}",
  };
  const claim = { reason: "离婚纠纷", court: "某法院", amount: "10万元" };
  const lawyer = { lawyer: "样一", lawoffice: "例所" };
  expect(wordRequest(templates, lawyer, claim)).toBe("转样一（例所）。离婚纠纷，某法院，10万元");
  expect(wordRequest(templates, null, claim)).toBe("请推荐。离婚纠纷，某法院，10万元");
});
