import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSourceColumns } from "#domain/judgment/columns/read-columns.ts";
import { JudgmentRates } from "../../../../../research/measure/rates/judgment-rates.ts";
import { ReferenceRates } from "../../../../../research/measure/rates/reference-rates.ts";
import { ownContext } from "../../../domain/judgment/own-context.ts";

const JUDGMENT = readFileSync(
  new URL("../../../../fixtures/judgments/01-saihan-subrogation.txt", import.meta.url),
  "utf8",
);
const RULES = Array.from(
  { length: 9 },
  (_, at) => `第${"一二三四五六七八九"[at]}条 为试验而写的条文，人民法院适用。`,
).join("\n");

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

test("texts that name no court are counted apart", () => {
  const rates = new JudgmentRates(ownContext);
  rates.add("1", JUDGMENT);
  rates.add("2", "A licence, in English.");
  expect(rates.lines()).toContain("breaks: 1 judgments");
  expect(rates.lines().at(-1)).toBe("1 texts name no court and are not counted");
});

test("a row's text is compared with its columns", () => {
  const rates = new JudgmentRates(ownContext);
  rates.addRow(
    "1",
    readSourceColumns({ case_number: "（2019）内0102民初99号", text: JUDGMENT }, "2026-11-27"),
  );
  const missed = rates.missed().map((line) => line.split("\t").slice(0, 3).join(" "));
  expect(missed).toContain("breaks, text of a table number 1");
});

test("of files that only look like reference cases a line says so, without rates", () => {
  const rates = new ReferenceRates();
  expect(rates.lines()).toEqual([]);
  rates.add("1.md", RULES, [{ kind: "rejected", reason: "empty", detail: "", line: 1 }]);
  expect(rates.lines()).toEqual(["of 1 files with the headings of reference cases none was taken for one"]);
});
