import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a build makes of a corpus: never shared between projects. */
const OF_A_CORPUS = ["search", "search-delta", "recovery", "reversal", "import-report.tsv", "site.stamp"];
/** The hashes of the built site's files: a project folder has none. */
const SITE_SUMS = "data/generated/site-sums.json";
/** Top-level names that a project folder gets itself or does without. */
const OWN = ["data", "dist", ".git", ".netlify", ".astro"];

/**
 * Lays out `folder` as a project of its own: code, sources and content are links to this project, what is
 * generated from them is copied (run `npm run data` before), and it holds neither corpus nor index. Commands
 * and functions that run with it as their working folder read and write there alone.
 */
export function layOutProject(folder: string, root = process.cwd()): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "data"), { recursive: true });
  for (const name of readdirSync(root)) {
    if (!OWN.includes(name)) symlinkSync(resolve(root, name), join(folder, name));
  }
  for (const name of ["build", "sample", "sources"]) {
    symlinkSync(resolve(root, "data", name), join(folder, "data", name));
  }
  const generated = join(root, "data/generated");
  if (!existsSync(join(generated, "courts.json"))) throw new Error("npm run data has to run first.");
  cpSync(generated, join(folder, "data/generated"), {
    recursive: true,
    filter: (path) => !OF_A_CORPUS.some((name) => path === join(generated, name)),
  });
  writeFileSync(join(folder, SITE_SUMS), "{}");
}
