import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildSync } from "esbuild";

const ROOT = resolve(import.meta.dirname, "../../..");

/** The package named by an import: its folder in node_modules. */
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

/**
 * For each module (an absolute path) the files it is made of, sorted: itself, every module it imports
 * directly or indirectly, and the package.json of every package. Paths are relative to this project. Type
 * imports do not count: they are gone when a module runs.
 */
export function filesBehind(modules: readonly string[]): Map<string, string[]> {
  const { metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [...modules],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "unwritten",
    // Printing what several modules share once takes a third of the time.
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "error",
  });
  const filesOf = (entry: string) => {
    const files = new Set([entry]);
    // Iterating a set includes what is added on the way.
    for (const file of files) {
      for (const { path, external } of metafile.inputs[file]?.imports ?? []) {
        const found = external ? join("node_modules", packageOf(path), "package.json") : path;
        if (!external || existsSync(join(ROOT, found))) files.add(found);
      }
    }
    return [...files].sort();
  };
  return new Map(modules.map((module) => [module, filesOf(relative(ROOT, module))]));
}

/** For each module the SHA-256 (hex) of names and content of the files it is made of. */
export function codeFingerprints(modules: readonly string[]): Map<string, string> {
  const contents = new Map<string, string>();
  const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
  const contentOf = (file: string) => {
    const known = contents.get(file) ?? digest(readFileSync(join(ROOT, file)));
    contents.set(file, known);
    return known;
  };
  return new Map(
    [...filesBehind(modules)].map(([module, files]) => [
      module,
      digest(files.map((file) => `${file} ${contentOf(file)}\n`).join("")),
    ]),
  );
}
