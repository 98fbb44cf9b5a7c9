import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { BLOCK_SUMS, SUMS_FILE } from "#server/generated/checksums.ts";
import { sealOutputs } from "#server/generated/seal.ts";
import { findFaults } from "#server/generated/verify.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const root = scratchFolder();
const sealed = join(root, "sealed");
mkdirSync(join(sealed, "inner"), { recursive: true });
writeFileSync(join(sealed, "a.json"), "{}");
writeFileSync(join(sealed, "b.bin"), "x".repeat(600_000));
writeFileSync(join(sealed, "inner", "c.json"), "[]");
sealOutputs([sealed]);

let folder = "";
let copies = 0;
beforeEach(() => {
  // Checksums of a folder are cached by its path.
  folder = join(root, `copy${copies++}`);
  cpSync(sealed, folder, { recursive: true });
});
const faults = async (path = folder, pause?: () => Promise<void>): Promise<string[]> => {
  const found: string[] = [];
  for await (const { path: at, fault } of findFaults(path, pause))
    found.push(`${resolve(at).slice(folder.length)} ${fault}`);
  return found;
};
const inFolder = (...names: string[]) => join(folder, ...names);

describe("findFaults", () => {
  test("finds none in what is as it was sealed, folder or file", async () => {
    expect(await faults()).toEqual([]);
    for (const name of ["a.json", "b.bin", "inner"]) expect(await faults(inFolder(name))).toEqual([]);
  });

  test("pauses after each piece of a file", async () => {
    let pauses = 0;
    await faults(inFolder("b.bin"), async () => {
      pauses++;
    });
    expect(pauses).toBe(3);
  });

  test("finds what was changed, in any depth", async () => {
    writeFileSync(inFolder("a.json"), "[]");
    writeFileSync(inFolder("inner", "c.json"), "{}");
    expect(await faults()).toEqual(["/a.json damaged", "/inner/c.json damaged"]);
    expect(await faults(inFolder("a.json"))).toEqual(["/a.json damaged"]);
  });

  test("finds what is missing, sums too", async () => {
    for (const path of [["a.json"], [`b.bin${BLOCK_SUMS}`], ["inner", SUMS_FILE]]) rmSync(inFolder(...path));
    expect((await faults()).sort()).toEqual([
      "/a.json missing",
      `/b.bin${BLOCK_SUMS} missing`,
      `/inner/${SUMS_FILE} missing`,
    ]);
    expect(await faults(inFolder("nothing"))).toEqual(["/nothing missing"]);
  });

  test("finds a list of sums that is damaged, and a folder of another build", async () => {
    writeFileSync(inFolder(`b.bin${BLOCK_SUMS}`), "other");
    const other = inFolder("..", "other");
    mkdirSync(other);
    writeFileSync(join(other, "c.json"), "new");
    sealOutputs([other]);
    cpSync(other, inFolder("inner"), { recursive: true });
    expect(await faults()).toEqual([`/b.bin${BLOCK_SUMS} damaged`, `/inner/${SUMS_FILE} mixed`]);
  });

  test("knows nothing of a file that was not sealed, or of a folder without sums", async () => {
    writeFileSync(inFolder("new.json"), "{}");
    expect(await faults(inFolder("new.json"))).toEqual(["/new.json version"]);
    rmSync(inFolder(SUMS_FILE));
    expect(await faults()).toEqual([`/${SUMS_FILE} missing`]);
  });

  test("tells of sums that cannot be read", async () => {
    writeFileSync(inFolder(SUMS_FILE), "{");
    expect(await faults()).toHaveLength(1);
  });
});
