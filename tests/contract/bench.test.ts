import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

// No test checks the measured figures, only that the bench runs on the current build's output.
test("npm run bench prints each figure beside its bar", async () => {
  const asked = ["--docs", "100", "--rounds", "1", "--only", "scan,practice"];
  const { stdout, stderr } = await promisify(execFile)("npm", ["run", "bench", "--silent", "--", ...asked]);
  expect(stderr).not.toContain("Error");
  for (const measured of ["import", "unlike a scan", "/lawyer/list", "/reverse/basicinfo"])
    expect(stdout).toMatch(new RegExp(`${measured}.* bar `));
}, 300_000);
