import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

// What it measures is nobody's test; that it can still be run over what the build makes today is.
test("npm run bench measures cold starts, lawyers and appeals", async () => {
  const asked = ["--docs", "200", "--rounds", "1", "--only", "cold,recovery,reversal"];
  const { stdout, stderr } = await promisify(execFile)("npm", ["run", "bench", "--silent", "--", ...asked]);
  expect(stderr).not.toContain("Error");
  for (const measured of ["cold start", "/lawyer/list", "/reverse/basicinfo"])
    expect(stdout).toContain(measured);
});
