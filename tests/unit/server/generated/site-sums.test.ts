import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSiteFaults, readSiteSums, sealSite } from "#server/generated/site-sums.ts";

const project = process.cwd();
const folder = realpathSync(mkdtempSync(join(tmpdir(), "fasu-site-sums-")));
const SUMS = "data/generated/site-sums.json";
beforeAll(() => {
  process.chdir(folder);
  for (const made of ["dist/de/ep", "data/generated"]) mkdirSync(made, { recursive: true });
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

async function faults(): Promise<string[]> {
  const said: string[] = [];
  for await (const { message } of findSiteFaults("dist")) said.push(message);
  return said;
}

test("tells what is not as the build wrote it, and which command makes it again", async () => {
  writeFileSync("dist/de/ep/a.html", "<p>a</p>");
  writeFileSync("dist/b.js", "let b = 1;");
  expect(readSiteSums("dist")).toBeNull();
  expect(await faults()).toEqual([`${SUMS} is not there: run npm run build, then start again`]);
  sealSite();
  writeFileSync("dist/own.txt", "put there by the operator");
  expect(await faults()).toEqual([]);
  writeFileSync("dist/b.js", "let b = 3;");
  rmSync("dist/de", { recursive: true });
  expect(await faults()).toEqual([
    "dist/b.js is damaged: run npm run build, then start again",
    "dist/de/ep/a.html is not there: run npm run build, then start again",
  ]);
  for (const broken of ['{"b.js":', "null"]) {
    writeFileSync(SUMS, broken);
    expect(await faults()).toEqual([`${SUMS} is damaged: run npm run build, then start again`]);
    expect(() => readSiteSums("dist")).toThrow(`${SUMS} is damaged`);
  }
});
