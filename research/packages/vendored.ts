import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { zipSync } from "fflate";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";

/** origin.json: the files of a published package that are stored beside it, and their hashes. */
export interface VendoredOrigin {
  package: string;
  version: string;
  licence: string;
  /** SHA-512 of the package's archive according to its registry. */
  integrity: string;
  /** Paths in the package; * stands for any file name. */
  take: string[];
  /** The zip that contains the files; without it they are next to origin.json. */
  archive?: string;
  /** Maps a file name to the SHA-256 of the file in hex. */
  files: Record<string, string>;
}

/** Every origin.json of the sources, by path. */
export function listOrigins(): string[] {
  return globSync("data/sources/**/origin.json").sort();
}

/** SHA-256 in hex. */
export function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The files taken from a package, by name. Throws CommandFailure if the archive does not match origin. */
function fetchFiles(origin: VendoredOrigin, scratch: string): Map<string, Uint8Array> {
  const spec = `${origin.package}@${origin.version}`;
  const packed = execFileSync("npm", ["pack", spec, "--json", "--pack-destination", scratch], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [{ filename, integrity }] = JSON.parse(packed) as [{ filename: string; integrity: string }];
  if (origin.integrity !== "" && integrity !== origin.integrity)
    throw new CommandFailure(`${spec}: the archive is ${integrity}, expected ${origin.integrity}`);
  origin.integrity = integrity;
  execFileSync("tar", ["-xzf", join(scratch, filename), "-C", scratch]);
  const root = join(scratch, "package");
  const paths = origin.take.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  return new Map(paths.map((path) => [basename(path), readFileSync(join(root, path))]));
}

/** Rewrites the files listed in an origin.json and updates its hashes. */
function renew(path: string): string {
  const origin = JSON.parse(readFileSync(path, "utf8")) as VendoredOrigin;
  const scratch = mkdtempSync(join(tmpdir(), "fasu-vendored-"));
  try {
    let files = fetchFiles(origin, scratch);
    if (origin.archive) {
      const zipped = zipSync(Object.fromEntries(files), { level: 9, mtime: "2000-01-01T00:00:00" });
      files = new Map([[origin.archive, zipped]]);
    }
    mkdirSync(dirname(path), { recursive: true });
    for (const [name, bytes] of files) writeFileSync(join(dirname(path), name), bytes);
    origin.files = Object.fromEntries([...files].map(([name, bytes]) => [name, digest(bytes)]));
    writeFileSync(path, `${JSON.stringify(origin, null, 2)}\n`);
    return `${dirname(path)}: ${files.size} files of ${origin.package} ${origin.version} (${origin.licence})`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename)
  await runCommand(() => {
    for (const path of listOrigins()) console.log(renew(path));
  });
