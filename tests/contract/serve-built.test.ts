import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

test("npm run serve -- --built builds nothing and says so where nothing was built", () => {
  const folder = mkdtempSync(join(tmpdir(), "fasu-built-"));
  const { status, stderr } = spawnSync(process.execPath, [resolve("src/cli/site/serve.ts"), "--built"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    encoding: "utf8",
  });
  const made = ["dist", "data/generated"].filter((path) => existsSync(join(folder, path)));
  expect(made).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain("npm run build first");
});
