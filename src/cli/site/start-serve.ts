import { fork } from "node:child_process";
import { resolve } from "node:path";
import { CommandFailure } from "../command.ts";

/** A host in a separate process. */
export interface ServedSite {
  /** Address without a trailing slash. */
  url: string;
  port: number;
  /** The tail of its output so far. */
  output: () => string;
  /** Stops the process, by default with SIGTERM, and returns its exit code once it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Characters of output kept. */
const LAST_CHARACTERS = 20_000;

/**
 * Runs `npm run serve` as a separate process; resolves once it listens. Port 0 picks a free one. `built`
 * serves the existing build unchanged, even if this environment would rebuild it.
 */
export async function startServe({
  port = 0,
  env = {},
  built = false,
}: {
  port?: number;
  env?: NodeJS.ProcessEnv;
  built?: boolean;
}): Promise<ServedSite> {
  const child = fork(resolve("src/cli/site/serve.ts"), built ? ["--built"] : [], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...env, PORT: String(port), NODE_NO_WARNINGS: "1" },
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LAST_CHARACTERS);
  };
  child.stdout!.on("data", keep);
  child.stderr!.on("data", keep);
  const ended = new Promise<number | null>((done) => child.once("exit", (code) => done(code)));
  const listening = new Promise<{ port: number }>((done) =>
    child.once("message", (message) => done(message as { port: number })),
  );
  const taken = (await Promise.race([listening, ended.then(() => null)]))?.port;
  if (taken === undefined) throw new CommandFailure(`npm run serve did not start:\n${output}`);
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    output: () => output,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}
