import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { sha256OfFile } from "../files/sha256.ts";
import { writeJson } from "../files/write-file.ts";
import { GENERATED } from "./checksums.ts";
import { FaultyFile } from "./faulty-file.ts";

/** The file that maps the path of each file of the built site to the file's hash. */
const SITE_SUMS = `${GENERATED}/site-sums.json`;

/** Maps the absolute path of a file of the site to its hash. */
export type SiteSums = ReadonlyMap<string, string>;

/** The first 132 bits of a SHA-256, in base64url. They are also the ETag of the file. */
export const siteHash = (digest: Buffer): string => digest.toString("base64url").slice(0, 22);

/** Writes the hashes of all files of the built site. */
export function sealSite(folder = "dist"): void {
  const files = globSync("**/*", { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const sums = files.sort().map((path): [string, string] => {
    return [path.replaceAll("\\", "/"), siteHash(hash("sha256", readFileSync(join(folder, path)), "buffer"))];
  });
  writeJson(SITE_SUMS, Object.fromEntries(sums));
}

/**
 * Reads the hashes of the site in a folder. Null if they were not written. Throws FaultyFile if they cannot
 * be read.
 */
export function readSiteSums(folder: string): SiteSums | null {
  if (!existsSync(SITE_SUMS)) return null;
  try {
    const sums: Record<string, string> = JSON.parse(readFileSync(SITE_SUMS, "utf8"));
    return new Map(Object.entries(sums).map(([path, hash]) => [resolve(folder, path), hash]));
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof TypeError)) throw cause;
    throw new FaultyFile(SITE_SUMS, "damaged", { cause });
  }
}

/** The hash of a file on disk. `pause` is awaited after each chunk of the file. */
export const hashSiteFile = async (path: string, pause?: () => Promise<unknown>): Promise<string> =>
  siteHash(await sha256OfFile(path, pause));

/**
 * Finds the files of a built site that are missing or damaged. If the list of hashes is missing or damaged,
 * only the list is reported. `pause` is awaited after each chunk of a file.
 */
export async function* findSiteFaults(
  folder: string,
  pause?: () => Promise<unknown>,
): AsyncGenerator<FaultyFile> {
  try {
    const sums = readSiteSums(folder);
    if (!sums) yield new FaultyFile(SITE_SUMS, "missing");
    for (const [path, hash] of sums ?? [])
      if (!existsSync(path)) yield new FaultyFile(path, "missing");
      else if ((await hashSiteFile(path, pause)) !== hash) yield new FaultyFile(path, "damaged");
  } catch (error) {
    if (!(error instanceof FaultyFile)) throw error;
    yield error;
  }
}
