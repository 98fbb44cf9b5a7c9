import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { toRequestFailure } from "#server/http/failure-of.ts";
import { MissingArtifact } from "#server/http/missing-artifact.ts";
import { SearchUnavailable } from "#server/http/search-unavailable.ts";

describe("toRequestFailure", () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  test("names the command that makes a missing part in the log alone", () => {
    const failure = toRequestFailure(new MissingArtifact("the index", "npm run data"), "/search");
    expect(failure).toEqual({ error: "missing_part" });
    expect(JSON.parse(lines[0]!)).toEqual({
      route: "/search",
      error: "MissingArtifact",
      message: "the index is missing: run npm run data",
    });
  });

  test("names a file that cannot be used in the log alone", () => {
    const failure = toRequestFailure(new FaultyFile(resolve("data/generated/a.bin"), "damaged"), "/search");
    expect(failure).toEqual({ error: "faulty_part" });
    expect(JSON.parse(lines[0]!)).toMatchObject({ route: "/search", error: "FaultyFile" });
    expect(lines[0]).toContain("data/generated/a.bin is damaged: run npm run data");
  });

  test("asks to try again when the cluster gives no answer", () => {
    expect(toRequestFailure(new SearchUnavailable("no answer"), "/search")).toMatchObject({
      error: "unavailable",
      headers: { "retry-after": "5" },
    });
    expect(JSON.parse(lines[0]!)).toMatchObject({ route: "/search", message: "no answer" });
  });

  test("logs the kind of anything else and nothing that a visitor may have sent", () => {
    expect(toRequestFailure(new TypeError("张三 is no id"), "/search")).toEqual({ error: "internal" });
    expect(toRequestFailure("张三", "/search")).toEqual({ error: "internal" });
    expect(lines).toEqual(['{"route":"/search","error":"TypeError"}', '{"route":"/search","error":"?"}']);
  });
});
