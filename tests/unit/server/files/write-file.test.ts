import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { fileFailure } from "#server/files/file-failure.ts";
import { replaceFile } from "#server/files/replace-file.ts";
import { writeFully, writeNew, writeWhole } from "#server/files/write-file.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

/**
 * The failure of the disk: each write takes only a part of its data, keeps only part of a file, or has no
 * space left.
 */
const disk = vi.hoisted(() => ({ fault: "" as "" | "short" | "nothing" | "cut" | "full" }));

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof import("node:fs")>();
  const full = () => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  return {
    ...fs,
    writeSync: (file: number, bytes: Uint8Array, from: number, length: number, at: number | null) => {
      if (disk.fault === "full") throw full();
      const taken = disk.fault === "nothing" ? 0 : disk.fault === "short" ? Math.ceil(length / 3) : length;
      return fs.writeSync(file, bytes, from, taken, at);
    },
    writeFileSync: (path: string, content: string | Uint8Array, options: object) => {
      const bytes = Buffer.from(content as string);
      const isPart = disk.fault === "cut" || disk.fault === "full";
      fs.writeFileSync(path, isPart ? bytes.subarray(0, bytes.length / 2) : bytes, options);
      if (disk.fault === "full") throw full();
    },
  };
});
vi.mock("node:fs/promises", async (load) => {
  const { writeFileSync } = await import("node:fs");
  return {
    ...(await load<typeof import("node:fs/promises")>()),
    writeFile: async (path: string, content: Uint8Array, options: object) =>
      writeFileSync(path, content, options),
  };
});

const folder = scratchFolder();
beforeEach(() => {
  disk.fault = "";
});
const path = join(folder, "a");
const bytes = Buffer.from("一二三四五六七");

test.each(["", "short"] as const)("all bytes are written where they belong: %s", (fault) => {
  disk.fault = fault;
  const file = openSync(path, "w");
  for (const text of ["ab", "", "cdefg"]) writeFully(file, Buffer.from(text));
  writeFully(file, Buffer.from("XYZ"), 1);
  writeFully(file, Buffer.from("hi"));
  closeSync(file);
  expect(readFileSync(path, "utf8")).toBe("aXYZefghi");
});

test("a write that takes nothing is a disk that fails, not one to be asked for ever", () => {
  disk.fault = "nothing";
  const file = openSync(path, "w");
  expect(() => writeFully(file, bytes)).toThrow(expect.objectContaining({ name: "ShortWrite" }));
  closeSync(file);
});

test.each([
  ["cut", "faulty", "EIO"],
  ["full", "full", "ENOSPC"],
] as const)(
  "a file on a disk that is %s is told, by its name, and leaves nothing where another stood",
  async (fault, kind, code) => {
    const [whole, replaced, made] = ["whole", "replaced", "made"].map((name) => join(folder, name));
    writeWhole(replaced!, "before");
    disk.fault = fault;
    const thrown = (work: () => void) => {
      try {
        work();
      } catch (error) {
        return fileFailure(error);
      }
      return null;
    };
    expect(thrown(() => writeWhole(whole!, bytes))).toEqual({ kind, code, path: whole });
    expect(thrown(() => replaceFile(replaced!, bytes))).toMatchObject({ kind, code });
    expect(readFileSync(replaced!, "utf8")).toBe("before");
    const failure = await writeNew(made!, [bytes, bytes]).catch(fileFailure);
    expect(failure).toMatchObject({ kind, code });
    expect(readdirSync(folder).sort()).toEqual(["a", "replaced", "whole"]);
  },
);

test("a new file is its pieces, and no other file is replaced or removed by it", async () => {
  const made = join(folder, "new");
  await writeNew(made, [bytes, new Uint8Array(), Buffer.from("z")]);
  expect(readFileSync(made, "utf8")).toBe("一二三四五六七z");
  await expect(writeNew(made, [bytes])).rejects.toMatchObject({ code: "EEXIST" });
  expect(readFileSync(made, "utf8")).toBe("一二三四五六七z");
});
