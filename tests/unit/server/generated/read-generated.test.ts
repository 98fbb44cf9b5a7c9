import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { forgetSums } from "#server/generated/checksums.ts";
import { FaultyFile, type FileFault } from "#server/generated/faulty-file.ts";
import { readGenerated, readGeneratedJson } from "#server/generated/read-generated.ts";
import { sealFiles } from "#server/generated/seal.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const path = join(folder, "a.json");
const seal = () => {
  writeFileSync(path, '{"a":1}');
  sealFiles([path]);
  forgetSums(folder);
};
const faultOf = (read: () => unknown): FaultyFile => {
  try {
    read();
  } catch (error) {
    return error as FaultyFile;
  }
  throw new Error("read without a fault");
};

test("a sealed file is read as it was written", () => {
  seal();
  expect(readGenerated(path).toString()).toBe('{"a":1}');
  expect(readGeneratedJson(path)).toEqual({ a: 1 });
});

test.each([
  ["of another length", '{"a":1} '],
  ["of other bytes", '{"a":2}'],
])("a file %s is damaged", (_, text) => {
  seal();
  writeFileSync(path, text);
  expect(faultOf(() => readGenerated(path))).toMatchObject({ name: "FaultyFile", fault: "damaged" });
});

test("a file that its folder's sums know is missed, of a folder without sums it is just not there", () => {
  seal();
  rmSync(path);
  const fault = faultOf(() => readGenerated(path));
  expect(fault).toBeInstanceOf(FaultyFile);
  expect(fault).toMatchObject({
    fault: "missing",
    path: relative(process.cwd(), path),
    cause: { code: "ENOENT" },
  });
  expect(() => readGenerated(join(folder, "none", "a.json"))).toThrow(/ENOENT/);
});

test.each<[FileFault, string]>([
  ["missing", "is not there"],
  ["damaged", "is damaged"],
  ["mixed", "is of another build than the files beside it"],
  ["version", "was made by another version of this program"],
])("the message of a file %s says that it %s, and what helps", (fault, said) => {
  expect(new FaultyFile("data/generated/a.bin", fault).message).toBe(
    `data/generated/a.bin ${said}: run npm run data, then start again`,
  );
});
