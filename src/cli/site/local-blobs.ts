import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";

/** Where `netlify dev` keeps blobs. */
export const LOCAL_BLOBS = ".netlify/blobs-serve";

/**
 * Removes the blobs whose writing was cut off. The local blob server writes bytes in one step, but facts after them
 * and not in one step: a server that is killed may leave a blob without facts, or with facts that do not parse, and
 * asked for those it fails for good. Such a write was never answered, so whoever sent it sends it again.
 */
export async function dropUnfinishedBlobs(directory = LOCAL_BLOBS): Promise<void> {
  const entries = join(directory, "entries");
  const found = await readdir(entries, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of found) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const factsPath = join(directory, "metadata", relative(entries, path));
    if (await parses(factsPath)) continue;
    await rm(path);
    await rm(factsPath, { force: true });
  }
}

async function parses(path: string): Promise<boolean> {
  try {
    JSON.parse(await readFile(path, "utf8"));
    return true;
  } catch {
    return false;
  }
}
