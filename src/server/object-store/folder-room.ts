import type { StatsFs } from "node:fs";
import { lstat, readdir, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifThere } from "./if-there.ts";
import type { StoreRoom } from "./object-store.ts";

/** A folder is measured again after this long, in ms, and after so many times as long as measuring took. */
const MEASURED_MS = 60_000;
const MEASURED_TIMES = 50;
/** Unit of `blocks`, whatever the file system's own. */
const BLOCK_BYTES = 512;

/** The room on the disk of a folder. */
export interface FolderRoom {
  /**
   * `free` is as of now. `used` was measured within the last minute, or longer ago where measuring takes more than a
   * second; what this process added since counts, what others added or removed does not.
   */
  read(): Promise<StoreRoom>;
  /** Counts a file of so many bytes until the folder is measured again. */
  add(bytes: number): void;
}

/** The room on the disk of a folder, which need not exist yet. */
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
        // Only who asks before it was ever measured waits for it.
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

/** Bytes that the files below a folder take on its disk; 0 for what goes meanwhile. */
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
