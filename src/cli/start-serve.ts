import { fork } from "node:child_process";
import { resolve } from "node:path";
import { CommandFailure } from "./failure.ts";

/** A host in a process of its own. */
export interface ServedSite {
  /** Address without a trailing slash. */
  url: string;
  port: number;
  /** Tells the process to stop, by SIGTERM if nothing else is said, and waits until it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** What the end of a failed start is told by. */
const LAST_CHARACTERS = 3000;

/** Runs what `npm run serve` runs as a process of its own; resolves once it listens. Port 0 takes a free one. */
export async function startServe({
  port = 0,
  env = {},
}: {
  port?: number;
  env?: NodeJS.ProcessEnv;
}): Promise<ServedSite> {
  const child = fork(resolve("src/cli/serve.ts"), {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...env, PORT: String(port), NODE_NO_WARNINGS: "1" },
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LAST_CHARACTERS);
  };
  child.stdout!.on("data", keep);
  child.stderr!.on("data", keep);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const listening = new Promise<number>((done) =>
    child.once("message", (message) => done((message as { port: number }).port)),
  );
  const taken = await Promise.race([listening, ended]);
  if (taken === undefined) throw new CommandFailure(`npm run serve did not start:\n${output}`);
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}
