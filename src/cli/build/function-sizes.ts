import { globSync, statSync } from "node:fs";
import { basename } from "node:path";

export const MEGABYTE = 1_000_000;
/** Maximum size of a zipped function in bytes. The platform sets this limit. */
export const MAX_ZIP_BYTES = 50 * MEGABYTE;
/** How an index that exceeds the platform's limit can be served. */
export const WAYS_ON =
  'npm run serve on a machine of your own, which has no such limit, or a cluster that answers searches, SEARCH_URL (docs/reference.md, "Beyond one machine")';

/** The sizes of the zipped functions in bytes, largest first. */
export function listFunctionSizes(folder = ".netlify/functions"): { name: string; bytes: number }[] {
  return globSync(`${folder}/*.zip`)
    .map((path) => ({ name: basename(path, ".zip"), bytes: statSync(path).size }))
    .sort((a, b) => b.bytes - a.bytes);
}

/**
 * Prints the size of every zipped function. Returns a message if one is too large or there are none;
 * otherwise null.
 */
export function reportFunctionSizes(folder?: string, limit = MAX_ZIP_BYTES): string | null {
  const sizes = listFunctionSizes(folder);
  for (const { name, bytes } of sizes) console.log(`  ${name}.zip  ${(bytes / MEGABYTE).toFixed(2)} MB`);
  if (sizes.length === 0) return "No bundled functions found: netlify build wrote none.";
  const large = sizes.find(({ bytes }) => bytes > limit);
  return large
    ? `The function ${large.name} is ${(large.bytes / MEGABYTE).toFixed(1)} MB zipped and the platform takes ${limit / MEGABYTE}: use ${WAYS_ON}.`
    : null;
}
