import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { foundShare, measureNameCoverage } from "#research/measure/cover-names.ts";
import { readPrintedCourts } from "#research/measure/printed-courts.ts";
import { ownCourts } from "./own-courts.ts";

const LISTED = "../shared/reference/court-names.tsv";
const CASES = "../shared/corpus/reference-cases";
const absent = [LISTED, CASES].filter((path) => !existsSync(path));
if (absent.length > 0) console.warn(`Skipped measuring names of courts: ${absent.join(", ")} absent`);

describe("the catalogue of courts against what others wrote", () => {
  test.skipIf(absent.includes(LISTED))("knows at least 98 % of the names listed in 2021", () => {
    const names = readFileSync(LISTED, "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => ({ name: line.split("\t")[0]!, caseNumber: "" }));
    expect(names.length).toBeGreaterThan(3000);
    expect(foundShare(measureNameCoverage(names, ownCourts))).toBeGreaterThanOrEqual(0.98);
  });

  test.skipIf(absent.includes(CASES))(
    "resolves at least 99 % of the names met in reference cases, none wrongly",
    () => {
      const printed = readdirSync(CASES, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".txt"))
        .flatMap((name) => readPrintedCourts(readFileSync(join(CASES, name), "utf8")));
      const coverage = measureNameCoverage(printed, ownCourts);
      expect(coverage.names).toBeGreaterThan(900);
      expect(foundShare(coverage)).toBeGreaterThanOrEqual(0.99);
      expect(coverage.contradicted).toEqual([]);
    },
  );
});
