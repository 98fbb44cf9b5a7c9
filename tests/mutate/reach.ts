import { cruise, type ICruiseResult } from "dependency-cruiser";

/** The test files that reach a source through imports, nearest first. */
export type Reach = (file: string) => readonly string[];

const isTest = (file: string): boolean => /^tests\/(unit|contract)\/.*\.test\.ts$/.test(file);

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
  return (file) => {
    const seen = new Set([file]);
    for (const each of seen) for (const importer of importers.get(each) ?? []) seen.add(importer);
    return [...seen].filter(isTest);
  };
}
