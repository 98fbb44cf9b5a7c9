import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { codeFingerprints, filesBehind } from "#build/steps/module-graph.ts";
import { scratchFolder } from "#tests/fixtures/scratch-folder.ts";

const folder = scratchFolder();
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test("a step is made of all that its module imports, whatever folder that lies in, and of packages", () => {
  const step = resolve("data/build/search/search-index.ts");
  const files = filesBehind([step]).get(step)!;
  for (const file of [
    "data/build/search/search-index.ts",
    "src/server/corpus/takedown/takedown.ts",
    "src/domain/search/match/annotations.ts",
    "node_modules/pinyin-pro/package.json",
  ])
    expect(files).toContain(file);
  expect(files.some((file) => file.startsWith("src/i18n/"))).toBe(false);
});

test("a change at whatever distance changes the fingerprint of those alone that import it", () => {
  const far = write("far.ts", "export const far = 1;");
  write("near.ts", 'export { far } from "./far.ts"; export interface Shape { far: number }');
  const one = write("one.ts", 'import { far } from "./near.ts"; console.log(far);');
  const other = write(
    "other.ts",
    'import type { Shape } from "./near.ts"; export const shape = {} as Shape;',
  );
  const before = codeFingerprints([one, other]);
  expect(codeFingerprints([one, other])).toEqual(before);
  writeFileSync(far, "export const far = 2;");
  const after = codeFingerprints([one, other]);
  expect(after.get(one)).not.toBe(before.get(one));
  expect(after.get(other)).toBe(before.get(other));
});

test("a module that is started as a thread counts with all that it imports", () => {
  const deep = write("deep.ts", "export const deep = 1;");
  write("thread.ts", 'import { deep } from "./deep.ts"; console.log(deep);');
  const starter = write(
    "starter.ts",
    'new Worker(new URL("./thread.ts", import.meta.url), { workerData: 1 });',
  );
  const step = write("threaded.ts", 'import "./starter.ts";');
  const before = codeFingerprints([step, starter]);
  writeFileSync(deep, "export const deep = 2;");
  const after = codeFingerprints([step, starter]);
  for (const module of [step, starter]) expect(after.get(module)).not.toBe(before.get(module));
});
