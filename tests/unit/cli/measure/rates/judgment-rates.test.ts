import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { JudgmentRates } from "../../../../../src/cli/measure/rates/judgment-rates.ts";
import { ReferenceRates } from "../../../../../src/cli/measure/rates/reference-rates.ts";
import { ownContext } from "../../../domain/judgment/own-context.ts";

const JUDGMENT = readFileSync(
  new URL("../../../../fixtures/judgments/01-saihan-subrogation.txt", import.meta.url),
  "utf8",
);
const RULES = Array.from({ length: 9 }, (_, at) => `第${"一二三四五六七八九"[at]}条 为试验而写的条文。`).join(
  "\n",
);

test("rates stand for a form in which a judgment was read", () => {
  const rates = new JudgmentRates(ownContext);
  rates.add("1", JUDGMENT);
  rates.add("2", RULES);
  const lines = rates.lines();
  expect(lines).toContain("breaks: 2 judgments");
  expect(lines.filter((line) => /^[✓✗] accepted/.test(line))[0]).toContain("right  50.00 %");
});

test("of texts among which no judgment was found a line says so, without rates", () => {
  const rates = new JudgmentRates(ownContext);
  rates.add("1", RULES);
  rates.add("2", RULES);
  expect(rates.lines()).toEqual(
    ["breaks", "blanks", "none"].map((form) => `${form}: of 2 texts none was taken for a judgment`),
  );
  expect(rates.missed().length).toBeGreaterThan(0);
});

test("of files that only look like reference cases a line says so, without rates", () => {
  const rates = new ReferenceRates();
  expect(rates.lines()).toEqual([]);
  rates.add("1.md", RULES, [{ kind: "rejected", reason: "empty", detail: "", line: 1 }]);
  expect(rates.lines()).toEqual(["of 1 files with the headings of reference cases none was taken for one"]);
});
