import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { StoredSource } from "#server/corpus/store/read-sources.ts";

/** A source that tests import into. */
export const testSource: StoredSource = {
  id: "test",
  name: "测试",
  sampling: "selected",
  sample: false,
  coverage: "",
  imported: "",
  count: 0,
};

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder that is removed when the test file ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fasu-"));
  made.push(folder);
  return folder;
}

/** Every non-hidden file below a folder with its content, to detect any change. */
export function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    entries
      .filter((name) => !/(?:^|\/)\./.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
}

/** The path below a folder, whose parent folders are created. */
export function pathIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
