import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { buildSync, type Metafile } from "esbuild";
import { oncePerKey } from "#domain/once-per.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

/** The package named by an import: its folder in node_modules. */
const packageOf = (name: string) => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

const THREAD = /new Worker\(new URL\("([^"]+)", import\.meta\.url\)/g;

/** The modules that a source starts as threads. Paths are relative to this project. */
const threadsOf = (file: string) =>
  Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(THREAD), ([, path]) =>
    join(dirname(file), path ?? ""),
  );

/**
 * For each module, given by its absolute path, all files of its program, sorted: the module, the modules that
 * it imports or starts as threads, directly or indirectly, and the package.json of each package. The returned
 * paths are relative to this project. Type imports do not count, because they are removed before a module
 * runs.
 */
export function filesBehind(modules: readonly string[]): Map<string, string[]> {
  const [inputs, threads] = inputsOf(modules, new Map());
  const filesOf = (entry: string) => {
    const files = new Set([entry]);
    // A loop over a set also visits what is added meanwhile.
    for (const file of files) {
      for (const { path, external } of inputs[file]?.imports ?? []) {
        const found = external ? join("node_modules", packageOf(path), "package.json") : path;
        if (!external || existsSync(join(ROOT, found))) files.add(found);
      }
      for (const thread of threads.get(file) ?? []) files.add(thread);
    }
    return [...files].sort();
  };
  return new Map(modules.map((module) => [module, filesOf(relative(ROOT, module))]));
}

type Inputs = Metafile["inputs"];

/** The sources of modules with their imports, and the threads that each source starts. */
function inputsOf(
  modules: readonly string[],
  threads: Map<string, readonly string[]>,
): [Inputs, ReadonlyMap<string, readonly string[]>] {
  const inputs = bundledInputs(modules);
  for (const file of Object.keys(inputs)) if (!threads.has(file)) threads.set(file, threadsOf(file));
  const further = [...threads.values()].flat().filter((thread) => !(thread in inputs));
  if (further.length === 0) return [inputs, threads];
  return inputsOf([...modules, ...further.map((file) => join(ROOT, file))], threads);
}

function bundledInputs(modules: readonly string[]): Inputs {
  const { metafile } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [...modules],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "unwritten",
    // The code that several modules share is bundled once. Bundling then takes a third of the time.
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    logLevel: "error",
  });
  return metafile.inputs;
}

/** For each module, the SHA-256 in hex of the names and contents of all files of its program. */
export function codeFingerprints(modules: readonly string[]): Map<string, string> {
  const digest = (text: string | Buffer) => hash("sha256", text);
  const contentOf = oncePerKey((file: string) => digest(readFileSync(join(ROOT, file))));
  return new Map(
    [...filesBehind(modules)].map(([module, files]) => [
      module,
      digest(files.map((file) => `${file} ${contentOf(file)}\n`).join("")),
    ]),
  );
}
