import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { CommandFailure } from "../../src/cli/command.ts";

const STARTS_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 20_000;

/** A cluster of one node in a process of its own. */
export interface ClusterNode {
  /** Loopback address with a slash at the end. */
  url: string;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/** A started node of the jars in a folder, its data in a temporary folder, 1 GB of heap. */
export async function startNode(java: string, jars: string): Promise<ClusterNode> {
  const folder = mkdtempSync(join(tmpdir(), "fasu-opensearch-"));
  const config = join(folder, "config");
  mkdirSync(config);
  writeFileSync(
    join(config, "opensearch.yml"),
    `discovery.type: single-node\nnetwork.host: 127.0.0.1\npath.repo: ["${join(folder, "snapshots")}"]\n`,
  );
  const child = spawn(
    java,
    [
      ...["-Xms1g", "-Xmx1g", "-cp", join(resolve(jars), "*")],
      ...["org.codelibs.opensearch.runner.OpenSearchRunner", "-numOfNode", "1", "-disableESLogger"],
      ...["-basePath", join(folder, "node"), "-confPath", config, "-clusterName", "fasu-test"],
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const stop = async () => {
    process.off("exit", endNow);
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const endNow = () => child.kill("SIGKILL");
  process.once("exit", endNow);
  try {
    const url = `http://127.0.0.1:${await portOf(child)}/`;
    await answers(url, child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The runner takes the first free port from 9201 to 9299 and prints it. */
async function portOf(child: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, port] = /^HTTP Port:\s+(\d+)/.exec(line) ?? [];
    if (port) {
      child.stdout!.resume();
      return Number(port);
    }
  }
  throw new CommandFailure("OpenSearch ended before it had a port; are 9201 to 9299 taken?");
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const health = `${url}_cluster/health?wait_for_status=green&timeout=30s`;
  for (const started = Date.now(); Date.now() - started < STARTS_WITHIN_MS; ) {
    if (child.exitCode !== null) throw new CommandFailure(`OpenSearch ended with ${child.exitCode}.`);
    const isUp = await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resume) => setTimeout(resume, 300));
  }
  throw new CommandFailure("OpenSearch did not start within two minutes.");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const kill = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  await gone;
  clearTimeout(kill);
}
