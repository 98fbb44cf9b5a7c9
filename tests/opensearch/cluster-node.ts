import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { CommandFailure } from "../../src/cli/command.ts";

const STARTS_WITHIN_MS = 300_000;
const ENDS_WITHIN_MS = 20_000;
const START_TRIES = 3;
const NAME = "fasu-test";
/** Free space required on the disk, in bytes instead of the usual shares: tests need little of a large disk. */
const ROOM = { low: "3gb", high: "2gb", flood_stage: "1gb" };

/** A plugin that adds TLS and users to a node. */
export interface Secured {
  /** Folder of the plugin's jars. */
  jars: string;
  /** Class name of the plugin. */
  plugin: string;
  settings: readonly string[];
  /** Writes certificates and users beside a node's configuration. */
  layOut: (config: string) => void;
  /** Whether a node at an address accepts requests. */
  isUp: (url: string) => Promise<boolean>;
}

/** The settings of a cluster. */
export interface ClusterShape {
  secured?: Secured;
  java: string;
  /** The folder of a release's jars. */
  jars: string;
  nodes: number;
  /** Heap of each node. */
  heapMb: number;
  /** The program that starts a node instead of RUNNER: the path of a Java source file. */
  launcher?: string;
}

/** The class that starts a single node. */
const RUNNER = "org.codelibs.opensearch.runner.OpenSearchRunner";

/** A node in a process of its own. Its data outlives it. */
export class ClusterNode {
  /** Loopback address with a trailing slash; it changes with each start. */
  url = "";
  readonly #shape: ClusterShape;
  readonly #folder: string;
  #child: ChildProcess | null = null;

  constructor(shape: ClusterShape, folder: string, settings: readonly string[]) {
    this.#shape = shape;
    this.#folder = folder;
    const config = join(folder, "config");
    mkdirSync(config, { recursive: true });
    const snapshots = JSON.stringify(join(folder, "../snapshots"));
    const { secured } = shape;
    secured?.layOut(config);
    const lines = [
      ...["network.host: 127.0.0.1", `path.repo: [${snapshots}]`],
      ...Object.entries(ROOM).map(
        ([mark, room]) => `cluster.routing.allocation.disk.watermark.${mark}: ${room}`,
      ),
      ...settings,
      ...(secured?.settings ?? []),
    ];
    writeFileSync(join(config, "opensearch.yml"), `${lines.join("\n")}\n`);
  }

  /** Id of the running process. */
  get pid(): number {
    return this.#child!.pid!;
  }

  /** Resolves once the node accepts requests; tried again if another program took the free port. */
  async start(): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#startOnce();
      } catch (error) {
        await this.kill();
        if (tried === START_TRIES) throw error;
      }
    }
  }

  async #startOnce(): Promise<void> {
    const { java, jars, heapMb, secured, launcher = RUNNER } = this.#shape;
    const classes = [jars, ...(secured ? [secured.jars] : [])].map((folder) => join(resolve(folder), "*"));
    const child = spawn(
      java,
      [
        ...[`-Xms${heapMb}m`, `-Xmx${heapMb}m`, "-cp", classes.join(":")],
        ...[launcher, "-numOfNode", "1", "-disableESLogger"],
        ...["-basePath", join(this.#folder, "node"), "-confPath", join(this.#folder, "config")],
        ...["-clusterName", NAME, ...(secured ? ["-pluginTypes", secured.plugin] : [])],
      ],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    this.#child = child;
    process.once("exit", () => child.kill("SIGKILL"));
    this.url = `${secured ? "https" : "http"}://127.0.0.1:${await portOf(child)}/`;
    await answers(() => (secured?.isUp ?? isUp)(this.url), child);
  }

  /** Ends the process abruptly, like a power cut. */
  async kill(): Promise<void> {
    await end(this.#child, "SIGKILL");
  }

  async stop(): Promise<void> {
    await end(this.#child, "SIGTERM");
  }
}

/** A started cluster. */
export interface TestCluster {
  nodes: ClusterNode[];
  /** The addresses of all nodes, separated by commas. */
  url: string;
  /** Ends every process and removes their data. */
  stop(): Promise<void>;
}

/** A cluster with data in a temporary folder; the nodes start one after another, since each takes a free port. */
export async function startCluster(shape: ClusterShape): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), "fasu-opensearch-"));
  const ports = await freePorts(shape.nodes);
  const nodes = ports.map((port, at) => {
    const together = [
      `transport.port: ${port}`,
      `discovery.seed_hosts: [${ports.map((one) => `"127.0.0.1:${one}"`).join(", ")}]`,
      // Only the first node founds the cluster; a node that returns must not found another.
      ...(at === 0 ? [`cluster.initial_cluster_manager_nodes: ["127.0.0.1:${port}"]`] : []),
    ];
    const alone = ["discovery.type: single-node"];
    return new ClusterNode(shape, join(folder, `node-${at}`), shape.nodes === 1 ? alone : together);
  });
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const node of nodes) await node.start();
    return { nodes, url: nodes.map(({ url }) => url).join(","), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
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

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}_cluster/health?timeout=5s`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function answers(isReady: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (const started = Date.now(); Date.now() - started < STARTS_WITHIN_MS; ) {
    if (child.exitCode !== null) throw new CommandFailure(`OpenSearch ended with ${child.exitCode}.`);
    if (await isReady()) return;
    await new Promise((resume) => setTimeout(resume, 300));
  }
  throw new CommandFailure("OpenSearch did not start within five minutes.");
}

async function end(child: ChildProcess | null, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  const kill = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  await gone;
  clearTimeout(kill);
}
