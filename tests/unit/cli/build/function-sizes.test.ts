import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listFunctionSizes, reportFunctionSizes } from "../../../../src/cli/build/function-sizes.ts";
import { checkClusterSizes } from "../../../fixtures/cluster-sizes.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fasu-zips-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a function counts without index and tables for a site on a cluster", () => {
  const bundle = {
    "search.mjs": new Uint8Array(600),
    "data/generated/search/cases/postings.bin": new Uint8Array(90_000),
    "data/generated/recovery/texts.bin": new Uint8Array(90_000),
  };
  writeFileSync(join(folder, "search.zip"), zipSync(bundle, { level: 0 }));
  expect(checkClusterSizes(folder, 600)).toBeNull();
  expect(checkClusterSizes(folder, 599)).toMatch(/^The function search is 0\.00 MB zipped without index/);
});

describe("reportFunctionSizes", () => {
  test("lists the largest first and is content below the limit", () => {
    writeFileSync(join(folder, "small.zip"), "a".repeat(10));
    writeFileSync(join(folder, "search.zip"), "a".repeat(500));
    expect(listFunctionSizes(folder).map(({ name }) => name)).toEqual(["search", "small"]);
    expect(reportFunctionSizes(folder)).toBeNull();
  });

  test("names the function that passes the limit and says what to do", () => {
    writeFileSync(join(folder, "search.zip"), "a".repeat(500));
    expect(reportFunctionSizes(folder, 400)).toMatch(/^The function search is .*npm run serve.*SEARCH_URL/);
  });

  test("does not take an empty folder for success", () => {
    expect(reportFunctionSizes(folder)).toMatch(/netlify build wrote none/);
  });
});
