import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { FORMAT, forgetSums, SUMS_FILE } from "#server/generated/checksums.ts";
import { FaultyFile } from "#server/generated/faulty-file.ts";
import { readGenerated, readGeneratedJson } from "#server/generated/read-generated.ts";
import { dropSeal, sealFiles, sealOutputs } from "#server/generated/seal.ts";
import { findFaults } from "#server/generated/verify.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const work = scratchFolder();

let root: string;
const at = (...parts: string[]) => join(root, ...parts);
function put(path: string, text: string): string {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  return path;
}
async function faults(path: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { fault } of findFaults(path)) found.push(fault);
  return found;
}
const faultOf = (path: string) => {
  forgetSums(join(path, ".."));
  try {
    readGenerated(path);
    return "none";
  } catch (error) {
    return error instanceof FaultyFile ? error.fault : (error as NodeJS.ErrnoException).code;
  }
};

beforeEach(() => {
  root = mkdtempSync(join(work, "root-"));
  put(at("courts.json"), "[1]");
  put(at("search/cases/rows.bin"), "rows");
  put(at("search/manifest.json"), "{}");
  sealOutputs([at("courts.json"), at("search")]);
});

describe("a sealed folder", () => {
  test("is read, and has no fault", async () => {
    expect(readGeneratedJson(at("courts.json"))).toEqual([1]);
    expect(readGenerated(at("search/cases/rows.bin")).toString()).toBe("rows");
    expect(await faults(root)).toEqual([]);
  });

  test("refuses a file that was changed, cut, added or taken away, and names it with the command", async () => {
    for (const text of ["[2]", "[1", ""]) {
      put(at("courts.json"), text);
      expect(faultOf(at("courts.json"))).toBe("damaged");
    }
    expect(() => readGenerated(at("courts.json"))).toThrow(/courts\.json .*npm run data/);
    expect(await faults(root)).toEqual(["damaged"]);
    put(at("added.json"), "[]");
    expect(faultOf(at("added.json"))).toBe("mixed");
    rmSync(at("search/manifest.json"));
    expect(faultOf(at("search/manifest.json"))).toBe("missing");
    expect((await faults(root)).sort()).toEqual(["damaged", "missing"]);
    expect(faultOf(at("nowhere/some.json"))).toBe("ENOENT");
  });

  test("refuses a folder of another build, whole as it is in itself", async () => {
    cpSync(at("search/cases"), at("kept"), { recursive: true });
    put(at("search/cases/rows.bin"), "other rows");
    sealFiles([at("search/cases/rows.bin")]);
    expect(await faults(root)).toEqual([]);
    rmSync(at("search/cases"), { recursive: true });
    cpSync(at("kept"), at("search/cases"), { recursive: true });
    expect(faultOf(at("search/cases/rows.bin"))).toBe("mixed");
    expect(faultOf(at("search/manifest.json"))).toBe("none");
    expect(await faults(root)).toEqual(["mixed"]);
  });

  test("refuses files of another version, and sums that were changed", async () => {
    const sums = readFileSync(at(SUMS_FILE), "utf8");
    put(at(SUMS_FILE), sums.replace(`"format":${FORMAT}`, `"format":${FORMAT + 1}`));
    expect(faultOf(at("courts.json"))).toBe("version");
    put(at(SUMS_FILE), sums.replace('"bytes":3', '"bytes":4'));
    expect(faultOf(at("courts.json"))).toBe("damaged");
    put(at(SUMS_FILE), sums.slice(0, -1));
    expect(faultOf(at("search/cases/rows.bin"))).toBe("damaged");
    rmSync(at(SUMS_FILE));
    expect(faultOf(at("courts.json"))).toBe("version");
  });

  test("refuses what is being made anew until it is sealed again", async () => {
    dropSeal([at("search"), at("courts.json")]);
    expect(faultOf(at("courts.json"))).toBe("mixed");
    expect(faultOf(at("search/cases/rows.bin"))).toBe("version");
    sealOutputs([at("search"), at("courts.json")]);
    expect(faultOf(at("search/cases/rows.bin"))).toBe("none");
    expect(await faults(root)).toEqual([]);
  });
});
