import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeWhole } from "../files/write-file.ts";
import { GENERATED } from "./checksums.ts";

/** What each file of the built site must be: path below it -> hash. */
const SITE_SUMS = `${GENERATED}/site-sums.json`;

/** The hashes of a site's files, by absolute path. */
export type SiteSums = ReadonlyMap<string, string>;

/** The beginning of a SHA-256 in base64url, 132 bits: the tag of a file, too. */
export const siteHash = (digest: Buffer): string => digest.toString("base64url").slice(0, 22);

/** Writes the hashes of all files of a built site. */
export function sealSite(folder = "dist"): void {
  const files = globSync("**/*", { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const sums = files.sort().map((path): [string, string] => {
    const hash = createHash("sha256").update(readFileSync(join(folder, path)));
    return [path.replaceAll("\\", "/"), siteHash(hash.digest())];
  });
  writeWhole(SITE_SUMS, JSON.stringify(Object.fromEntries(sums)));
}

/** The hashes of the site in a folder; null if it was not built here. */
export function readSiteSums(folder: string): SiteSums | null {
  if (!existsSync(SITE_SUMS)) return null;
  const sums: Record<string, string> = JSON.parse(readFileSync(SITE_SUMS, "utf8"));
  return new Map(Object.entries(sums).map(([path, hash]) => [resolve(folder, path), hash]));
}
