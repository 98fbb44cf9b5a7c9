import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writeNew } from "../files/write-file.ts";
import { folderRoom } from "./folder-room.ts";
import { errnoOf, ifThere } from "./if-there.ts";
import { guardStore, type LeadStore, type StoredFacts, type StoredObject } from "./object-store.ts";

/*
 * An object is one file: the length of its facts (4 bytes, big-endian), the facts as JSON, then the bytes.
 * The file is written under a temporary name, synced to disk, and then moved or linked into place. So readers
 * see the whole object or none, even after a power failure. `link` fails if the name exists, so only one of
 * several processes can create an object.
 */

const ENDING = ".obj";
const NEW = ".new";
const LENGTH_BYTES = 4;
/**
 * Number of bytes that are read first. They usually contain all facts, which are a few numbers and hashes.
 */
const HEAD_BYTES = 4096;
/**
 * Maximum number of attempts to write into a folder that another process removes again and again. After that
 * the write fails.
 */
const MAX_ATTEMPTS = 1000;
/** Age in ms after which an unfinished file is removed. A process that was killed left it. */
const LEFT_MS = 86_400_000;

/** The lead store in a folder of this machine. Several processes may use it at the same time. */
export function folderStore(folder: string): LeadStore {
  const root = resolve(folder);
  const room = folderRoom(root);
  dropLeft(join(root, NEW)).catch(() => {});
  const pathOf = (key: string) => join(root, `${key}${ENDING}`);
  /**
   * Writes an object under a temporary name, and calls `put` to move or link it. The temporary file is
   * removed at the end.
   */
  const make = async (bytes: Uint8Array, facts: StoredFacts, put: (made: string) => Promise<void>) => {
    const made = await writeBeside(root, bytes, facts);
    try {
      await put(made);
      room.add(bytes.length);
    } finally {
      await rm(made, { force: true });
    }
  };
  return guardStore({
    read: (key) => readObject(pathOf(key)),
    readFacts: (key) => readHead(pathOf(key)),
    write: (key, bytes, facts) =>
      make(bytes, facts, (made) => place(pathOf(key), (path) => rename(made, path))),
    create: async (key, bytes, facts) => {
      try {
        await make(bytes, facts, (made) => place(pathOf(key), (path) => link(made, path)));
        return true;
      } catch (error) {
        if (errnoOf(error) === "EEXIST") return false;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await dropEmpty(root, dirname(pathOf(key)));
    },
    list: (prefix) => listKeys(root, prefix),
    room: room.read,
  });
}

const readObject = (path: string): Promise<StoredObject | null> =>
  ifThere(async () => {
    const content = await readFile(path);
    const at = LENGTH_BYTES + content.readUInt32BE(0);
    return {
      bytes: new Uint8Array(content.subarray(at)),
      facts: JSON.parse(content.toString("utf8", LENGTH_BYTES, at)),
    };
  });

const readHead = (path: string): Promise<StoredFacts | null> =>
  ifThere(async () => {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const end = LENGTH_BYTES + buffer.readUInt32BE(0);
      if (end > bytesRead) return (await readObject(path))?.facts ?? null;
      return JSON.parse(buffer.toString("utf8", LENGTH_BYTES, end));
    } finally {
      await file.close();
    }
  });

/** Writes an object under a temporary name and syncs it to disk. */
async function writeBeside(root: string, bytes: Uint8Array, facts: StoredFacts): Promise<string> {
  const path = join(root, NEW, randomUUID());
  await makeFolder(join(root, NEW));
  const head = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  await writeNew(path, [length, head, bytes]);
  return path;
}

/**
 * Moves or links a file into place and syncs its name to disk. Another process may remove an empty parent
 * folder at any time, even while it is being created; everything is then tried again.
 */
async function place(path: string, put: (path: string) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  for (let attempt = 1; ; attempt++) {
    try {
      await makeFolder(folder);
      await put(path);
      break;
    } catch (error) {
      if (errnoOf(error) !== "ENOENT" || attempt === MAX_ATTEMPTS) throw error;
    }
  }
  // If the file was removed meanwhile, its folder may be gone too.
  await ifThere(() => syncFolder(folder));
}

/** Creates a folder with its parents, and syncs their names to disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let at = folder; at.length >= dirname(first).length; at = dirname(at)) {
    await ifThere(() => syncFolder(at));
    if (at === dirname(at)) return;
  }
}

/** Syncs the names in a folder to disk. Windows does that by itself, and cannot open a folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes the unfinished files that killed processes left. */
async function dropLeft(folder: string): Promise<void> {
  for (const name of (await ifThere(() => readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await ifThere(() => stat(path));
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(path, { force: true });
  }
}

async function dropEmpty(root: string, folder: string): Promise<void> {
  for (let at = folder; at !== root; at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      // The folder is not empty, or another process has removed it.
      return;
    }
  }
}

async function listKeys(root: string, prefix: string): Promise<string[]> {
  const folder = join(root, prefix.slice(0, prefix.lastIndexOf("/") + 1));
  const entries = (await ifThere(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ENDING))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1, -ENDING.length))
    .map((key) => key.replaceAll("\\", "/"))
    .filter((key) => key.startsWith(prefix))
    .sort();
}
