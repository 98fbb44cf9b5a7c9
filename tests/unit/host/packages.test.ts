import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { filesBehind } from "#build/steps/module-graph.ts";

test("production installs the packages that functions and host import, and no others", () => {
  const entries = [...globSync("netlify/functions/*.mts"), "src/host/start-host.ts"].map((path) =>
    resolve(path),
  );
  const files = [...filesBehind(entries).values()].flat();
  const imported = files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
});
