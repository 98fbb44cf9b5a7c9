import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listFunctionSizes, reportFunctionSizes } from "../../../../src/cli/build/function-sizes.ts";

describe("reportFunctionSizes", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "fasu-zips-"));
    vi.spyOn(console, "log").mockImplementation(() => {});
  });
  afterEach(() => rmSync(folder, { recursive: true }));

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
