import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { importsOf } from "#tests/fixtures/import-graph.ts";

/**
 * The part of a rule that contains paths; `no-circular` has none, since only .astro files import .astro
 * files.
 */
interface Rule {
  name: string;
  from: { path?: string; pathNot?: string };
  to: { path?: string; pathNot?: string | string[] };
}

const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs") as {
  forbidden: Rule[];
};
const matches = (path: string, pattern: string | string[] | undefined, otherwise: boolean): boolean =>
  pattern === undefined ? otherwise : [pattern].flat().some((each) => new RegExp(each).test(path));

/** Names of the rules that an import breaks. */
const broken = (from: string, to: string): string[] =>
  forbidden
    .filter(({ from: rule }) => matches(from, rule.path, true) && !matches(from, rule.pathNot, false))
    .filter(({ to: rule }) => rule.path !== undefined || rule.pathNot !== undefined)
    .filter(({ to: rule }) => matches(to, rule.path, true) && !matches(to, rule.pathNot, false))
    .map(({ name }) => name);

const files = globSync("src/**/*.astro");

test("no .astro file imports what its layer may not, by the rules of the import graph", () => {
  const faults = files.flatMap((file) =>
    importsOf(file).flatMap((to) => broken(file, to).map((rule) => `${rule}: ${file} -> ${to}`)),
  );
  expect(faults).toEqual([]);
});

test("the rules are asked of real imports, and refuse what they should", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(importsOf).length).toBeGreaterThan(200);
  expect(broken("src/components/Part.astro", "src/islands/search/SearchPage.tsx")).toEqual([
    "src-components-arrows",
  ]);
  expect(broken("src/pages/index.astro", "src/cli/build/build.ts")).toEqual(["src-pages-arrows"]);
});

test("no two .astro files import each other", () => {
  const graph = new Map(files.map((file) => [file, importsOf(file).filter((to) => to.endsWith(".astro"))]));
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of graph.get(from) ?? []) if (!seen.has(to)) reaches(to, seen.add(to));
    return seen;
  };
  expect(files.filter((file) => reaches(file).has(file))).toEqual([]);
});
