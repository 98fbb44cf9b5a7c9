import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandFailure } from "../../src/cli/command.ts";
import type { Release } from "./releases.ts";

const HERE = import.meta.dirname;
/**
 * Folder of the fetched jars, which is kept between runs. `npm ci` deletes it; Maven's own store then fills
 * it again.
 */
export const CACHE = "node_modules/.cache/opensearch";

/**
 * The folder of a release's jars, fetched by Maven on first use. Throws CommandFailure if Maven is missing or
 * cannot reach its registry, or if a jar differs from the pinned one.
 */
export const fetchJars = ({ runner }: Release): string =>
  fetchPinned(runner, (folder) => [
    "dependency:copy-dependencies",
    `-Drunner.version=${runner}`,
    `-DoutputDirectory=${folder}`,
  ]);

/** The folder of the jars that add TLS, users and roles to a release. */
export const fetchSecurity = (security: string): string =>
  fetchPinned(`security-${security}`, (folder) => [
    "dependency:unpack",
    `-Dartifact=org.opensearch.plugin:opensearch-security:${security}:zip`,
    ...["-Dmdep.unpack.includes=*.jar", `-DoutputDirectory=${folder}`, `-Drunner.version=${security}`],
  ]);

/** The folder with the jars listed in `jars-NAME.sha256`; `goal` is the Maven goal that fills it. */
function fetchPinned(name: string, goal: (folder: string) => string[]): string {
  const folder = join(CACHE, name);
  const pinned = readPins(name);
  const fetch = () => runMaven(name, goal(resolve(folder)));
  if (!existsSync(folder)) fetch();
  const fault = faultOf(folder, pinned);
  if (!fault) return folder;
  // An incomplete download is fetched once more; a jar that differs again is not the pinned one.
  rmSync(folder, { recursive: true });
  fetch();
  const again = faultOf(folder, pinned);
  if (again) throw new CommandFailure(`${folder}: ${again}; expected what jars-${name}.sha256 names.`);
  return folder;
}

function runMaven(name: string, goal: string[]): void {
  mkdirSync(CACHE, { recursive: true });
  const maven = spawnSync("mvn", ["-B", "-q", "-f", join(HERE, "pom.xml"), ...goal], { encoding: "utf8" });
  // Maven records there what it has unpacked, and would not unpack it again.
  rmSync(join(HERE, "target"), { recursive: true, force: true });
  if (maven.error)
    throw new CommandFailure("Maven (mvn) is needed to fetch OpenSearch: on Debian, apt-get install maven.");
  if (maven.status === 0) return;
  const [reason] = /\[ERROR\].*/.exec(maven.stdout) ?? ["no reason given"];
  throw new CommandFailure(`Maven could not fetch ${name}: ${reason.slice(0, 400)}`);
}

/** Maps the name of a jar to its SHA-256 in hex. */
function readPins(name: string): Map<string, string> {
  const lines = readFileSync(join(HERE, `jars-${name}.sha256`), "utf8")
    .trim()
    .split("\n");
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function faultOf(folder: string, pinned: Map<string, string>): string | null {
  const held = readdirSync(folder);
  const strange = held.find((name) => !pinned.has(name));
  if (strange) return `${strange} is not expected`;
  for (const [name, hash] of pinned) {
    if (!held.includes(name)) return `${name} is missing`;
    const own = createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
    if (own !== hash) return `${name} is ${own}`;
  }
  return null;
}
