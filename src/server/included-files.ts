import { existsSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { CarriedFiles } from "./carried-files.ts";

interface Toml {
  functions: Record<string, unknown> & { included_files?: string[] };
}

/**
 * Maps the name of each function to the patterns of the files that are deployed with it, as `npm run research
 * -- function-files` wrote them. Null if there is no netlify.toml, as in a function that is deployed by
 * itself.
 */
export function readIncludedFiles(file = "netlify.toml"): Record<string, CarriedFiles> | null {
  if (!existsSync(file)) return null;
  const { functions } = parse(readFileSync(file, "utf8")) as unknown as Toml;
  const { included_files: common = [] } = functions;
  return Object.fromEntries(
    Object.entries(functions).flatMap(([name, described]): [string, CarriedFiles][] => {
      const { included_files: patterns } = described as { included_files?: string[] };
      return patterns ? [[name, [...common, ...patterns]]] : [];
    }),
  );
}
