import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerFile } from "#host/files/answer-file.ts";
import { fileAt } from "#host/files/find-file.ts";
import { siteHash } from "#server/generated/site-sums.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const root = scratchFolder();

test("a file of the site is served as the build wrote it, and not with a flipped byte", async () => {
  const path = join(root, "a.js");
  writeFileSync(path, "let a = 1;");
  const sums = new Map([[path, siteHash(createHash("sha256").update("let a = 1;").digest())]]);
  const ask = async () => answerFile(new Request("http://x/a.js"), (await fileAt(root, "a.js"))!, 200, sums);
  expect(await (await ask()).text()).toBe("let a = 1;");
  writeFileSync(path, "let a = 3;");
  await expect(ask()).rejects.toThrow("is damaged");
});
