import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { scratchFolder } from "../../server/corpus/scratch.ts";

test.each([[["rows.csv"]], [["--dry-run", "rows.csv"]]])(
  "over data of another version an import ends in one sentence that says what to do: %j",
  (args) => {
    const folder = scratchFolder();
    const generated = join(folder, "data/generated");
    mkdirSync(generated, { recursive: true });
    for (const name of ["courts.json", "causes.json"]) writeFileSync(join(generated, name), "[]");
    writeFileSync(
      join(generated, "checksums.json"),
      JSON.stringify({ format: 0, crc32: 0, files: {}, folders: {} }),
    );
    writeFileSync(join(folder, "rows.csv"), "");
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [resolve("src/cli/corpus/import.ts"), ...args],
      {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, FASU_CORPUS: join(folder, "corpus"), NODE_OPTIONS: "" },
      },
    );
    expect(stderr.trim()).toBe(
      "✖ data/generated/checksums.json was made by another version of this program: run npm run data, then start again",
    );
    expect([status, stdout]).toEqual([2, ""]);
  },
);
