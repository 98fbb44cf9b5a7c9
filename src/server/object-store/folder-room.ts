import type { StatsFs } from "node:fs";
import { lstat, readdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "./if-there.ts";
import type { StoreRoom } from "./object-store.ts";

/** Minimum time in ms after which a folder is measured again. */
const MEASURED_MS = 60_000;
/**
 * A folder is measured again only after this multiple of the time that measuring it took, if that is longer
 * than MEASURED_MS.
 */
const MEASURED_TIMES = 50;
/** Size in bytes of the blocks that lstat counts. It does not depend on the file system. */
const BLOCK_BYTES = 512;

/** How much space a folder uses, and how much is left on its disk. */
export interface FolderRoom {
  /**
   * Returns the space. `free` is current. `used` was measured within the last minute, or earlier if measuring
   * takes more than a second. Since then, only what this process added is included.
   */
  read(): Promise<StoreRoom>;
  /** Adds the size of a new file to `used`, until the folder is measured again. */
  add(bytes: number): void;
}

/** Measures the space of a folder. The folder need not exist yet. */
export function folderRoom(root: string): FolderRoom {
  let used: number | undefined;
  let again = 0;
  let measuring: Promise<void> | undefined;
  const measure = async () => {
    const started = performance.now();
    try {
      used = await measureFolder(root);
    } finally {
      const ended = performance.now();
      again = ended + Math.max(MEASURED_MS, MEASURED_TIMES * (ended - started));
      measuring = undefined;
    }
  };
  return {
    read: async () => {
      if (used === undefined || performance.now() >= again) {
        measuring ??= measure();
        // Only a call before the first measurement waits. Later calls use the last result.
        if (used === undefined) await measuring;
        else measuring.catch(() => {});
      }
      const { bavail, bsize } = await statNearest(root);
      return { free: bavail * bsize, used: used ?? 0 };
    },
    add: (bytes) => {
      if (used !== undefined) used += bytes;
    },
  };
}

/**
 * Space in bytes that the files below a folder take on the disk. A file that is removed meanwhile counts 0.
 */
async function measureFolder(folder: string): Promise<number> {
  const entries = (await ifThere(() => readdir(folder, { withFileTypes: true }))) ?? [];
  const [folders, files] = [true, false].map((is) => entries.filter((entry) => entry.isDirectory() === is));
  const sizes = await Promise.all(files!.map(({ name }) => ifThere(() => lstat(join(folder, name)))));
  let sum = sizes.reduce((all, found) => all + (found ? found.blocks * BLOCK_BYTES || found.size : 0), 0);
  for (const { name } of folders!) sum += await measureFolder(join(folder, name));
  return sum;
}

async function statNearest(folder: string): Promise<StatsFs> {
  return (await ifThere(() => statfs(folder))) ?? statNearest(dirname(folder));
}
