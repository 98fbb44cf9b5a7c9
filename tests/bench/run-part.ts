import { spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";

const HERE = import.meta.dirname;
/** Suppresses Node's notice that SQLite is new. */
const QUIET = { NODE_NO_WARNINGS: "1" };

/**
 * Runs a file of `parts/` in a fresh process whose working folder is the bench's project, and returns its
 * report (report.ts); throws if the process fails.
 */
export function runPart<Report>(
  name: string,
  project: string,
  args: (string | number)[] = [],
): Promise<Report> {
  return runFile(join(HERE, "parts", `${name}.ts`), project, args);
}

/** The path of a part bundled into one JavaScript file, as functions are deployed. */
export async function bundlePart(name: string, project: string): Promise<string> {
  const outfile = join(project, `${name}.mjs`);
  await build({
    entryPoints: [join(HERE, "parts", `${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
    banner: { js: 'import { createRequire as r } from "node:module"; const require = r(import.meta.url);' },
  });
  return outfile;
}

/** Runs a file in a fresh process in the bench's project and returns its report; `flags` are Node's. */
export function runFile<Report>(
  file: string,
  project: string,
  args: (string | number)[] = [],
  flags: readonly string[] = [],
): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, file, ...args.map(String)], {
      cwd: project,
      env: { ...process.env, ...QUIET, FASU_CORPUS: "", FASU_INDEX: "" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    let reported: Report | undefined;
    child.on("message", (message) => {
      reported = message as Report;
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (reported !== undefined && code === 0) resolve(reported);
      else
        reject(new Error(`${file} ended with ${code} and reported ${reported ? "something" : "nothing"}.`));
    });
  });
}
