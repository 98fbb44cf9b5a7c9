import type { StatsFs } from "node:fs";
import { lstat, readdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "./if-there.ts";
import type { StoreRoom } from "./object-store.ts";

/** Minimum age in milliseconds at which a folder is measured again. */
const MEASURED_MS = 60_000;
/** The same minimum as a multiple of the time that measuring took; the higher of the two applies. */
const MEASURED_TIMES = 50;
/** Unit of `blocks`, independent of the file system's block size. */
const BLOCK_BYTES = 512;

/** The space on the disk of a folder. */
export interface FolderRoom {
  /**
   * `free` is current. `used` was measured within the last minute, or earlier if measuring takes more than a
   * second. It includes additions of this process since then, but not changes by others.
   */
  read(): Promise<StoreRoom>;
  /** Adds the size of a new file until the folder is measured again. */
  add(bytes: number): void;
}

/** The space on the disk of a folder, which need not exist yet. */
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
        // Only a call before the first measurement waits for it.
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

/** Disk space of the files below a folder, in bytes; files removed meanwhile count 0. */
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
