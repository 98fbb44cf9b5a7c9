import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Folders that `npm run data` writes. */
const GENERATED = ["data/generated", "public/maps", "public/catalogue"];

/** Only the server reads larger files, so compressing them is not worth the time. */
const MAX_SERVED = 2_000_000;

const bytes = (value: number) => value.toLocaleString("en").padStart(12);

/** One line per generated file: bytes, brotli bytes if it may be served, path. */
export function describeGenerated(folders = GENERATED): string[] {
  const files = folders.flatMap(listFiles);
  const lines = files.map((path) => {
    const { size } = statSync(path);
    const packed = size > MAX_SERVED ? "" : brotliCompressSync(readFileSync(path)).length;
    return `${bytes(size)} ${packed === "" ? " ".repeat(12) : bytes(packed)}  ${path}`;
  });
  const total = files.reduce((sum, path) => sum + statSync(path).size, 0);
  return [
    `${"bytes".padStart(12)} ${"brotli".padStart(12)}`,
    ...lines,
    `${bytes(total)} ${" ".repeat(12)}  in all`,
  ];
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}
