import { describe, expect, test } from "vitest";
import { examplesOf } from "#tests/fixtures/examples.ts";
import { CommandFailure } from "../../../../src/cli/command.ts";
import { readImportOptions } from "../../../../src/cli/corpus/import-options.ts";

const each = examplesOf(import.meta.url);

const HERE = "package.json";

describe("readImportOptions", () => {
  test("declares a complete source with what it covers", () => {
    const options = readImportOptions([
      HERE,
      "--source",
      "新城区法院",
      "--sampling",
      "complete",
      "--coverage",
      "2019-2023",
    ]);
    expect(options.source).toMatchObject({
      name: "新城区法院",
      sampling: "complete",
      coverage: "2019-2023",
      sample: false,
    });
    expect(options.source?.id).toMatch(/^[a-z0-9-]+$/);
  });

  test("gives sources of different names different ids, and one name always the same", () => {
    const id = (name: string) => readImportOptions([HERE, "--source", name]).source?.id;
    expect(id("甲法院")).not.toBe(id("乙法院"));
    expect(id("甲法院")).toBe(id("甲法院"));
  });

  each<[string[]]>("refuses %j with a sentence", (args) => {
    expect(() => readImportOptions(args)).toThrow(CommandFailure);
  });

  test("takes removals without a path", () => {
    expect(readImportOptions(["--remove", "abcdefghijk2", "--remove", "abcdefghijk3"]).remove).toHaveLength(
      2,
    );
  });
});
