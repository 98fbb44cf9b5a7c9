import { globSync, readFileSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";

/** A test file that reaches a source, and over how many imports. */
export interface Reaching {
  readonly test: string;
  readonly distance: number;
}

/** The test files that reach a source through imports; distance 0 is the test of the same path. */
export type Reach = (file: string) => readonly Reaching[];

const isTest = (file: string): boolean => /^tests\/(unit|contract)\/.*\.test\.ts$/.test(file);

/**
 * The tests that call each function: no import shows it, since they ask for a path as a browser does. They name the
 * path, or the constant of the contract that holds it.
 */
function* callsOfFunctions(): Generator<[handler: string, test: string]> {
  const constants = globSync("src/contract/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/export const (\w+) = "(\/[^"]*)"/g)].map(
      ([, name, path]) => [path as string, name as string] as const,
    ),
  );
  const tests = globSync("tests/{unit,contract}/**/*.ts").map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  );
  for (const handler of globSync("netlify/functions/*.mts")) {
    const paths = [...readFileSync(handler, "utf8").matchAll(/"(\/[^"]*)"/g)].map(
      ([, path]) => path as string,
    );
    const named = constants
      .filter(([path]) => paths.includes(path))
      .map(([, name]) => new RegExp(`\\b${name}\\b`));
    for (const [test, text] of tests)
      if (paths.some((path) => text.includes(`${path}"`)) || named.some((name) => name.test(text)))
        yield [handler, test];
  }
}

/** Reads the import graph of the project once; types are left out, since a test does not run them. */
export async function readReach(): Promise<Reach> {
  const { output } = await cruise(["src", "netlify", "data", "tests"], {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(data/generated|tests/browser)/" },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  });
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of (output as ICruiseResult).modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  for (const [handler, test] of callsOfFunctions())
    importers.set(handler, [...(importers.get(handler) ?? []), test]);
  return (file) => {
    const distances = new Map([[file, 0]]);
    for (const [each, distance] of distances)
      for (const importer of importers.get(each) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    const own = file.replace(/^src\//, "tests/unit/").replace(/\.ts$/, ".test.ts");
    return [...distances]
      .filter(([each]) => isTest(each))
      .map(([test, distance]) => ({ test, distance: test === own ? 0 : distance }));
  };
}
