import { allSources, importsOf } from "../fixtures/import-graph.ts";

/**
 * The number of imports between each test file and a source, according to the import graph; 0 is the test
 * with the same path.
 */
export type Reach = (file: string) => ReadonlyMap<string, number>;

/** Reads the import graph of the project once. */
export function readReach(): Reach {
  const importers = new Map<string, string[]>();
  for (const source of allSources())
    for (const imported of importsOf(source))
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
  return (file) => {
    const distances = new Map([[file, 0]]);
    for (const [each, distance] of distances)
      for (const importer of importers.get(each) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return distances.set(file.replace(/^src\//, "tests/unit/").replace(/\.ts$/, ".test.ts"), 0);
  };
}
