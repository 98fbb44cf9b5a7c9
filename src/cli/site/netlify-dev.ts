import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { startFront } from "#host/start-front.ts";
import { officeKeyEnvironment } from "../build/development-key.ts";
import { CommandFailure } from "../command.ts";
import { findFreePort } from "../free-port.ts";
import { dropUnfinishedBlobs } from "./local-blobs.ts";

const STARTUP_LIMIT_MS = 120_000;
const POLL_MS = 150;
const LAST_CHARACTERS = 3000;

/** A running `netlify dev` with the site and every function. */
export interface DevSite {
  /** Address without a trailing slash, e.g. http://localhost:8888. */
  url: string;
  /** Resolves with the exit code once the server has ended. */
  ended: Promise<number>;
  stop: () => Promise<void>;
  /** What the person at the terminal should know. */
  notes: string[];
  /** The tail of the server's output. */
  lastWords: () => string;
}

/**
 * Serves dist and every function through `netlify dev` on the loopback port; resolves once `/` answers. A
 * body over the limit of functions crashes `netlify dev`, so our front refuses it first. `quiet` hides the
 * server's own output unless it fails.
 */
export async function startNetlifyDev(port: number, { quiet = true, env = {} } = {}): Promise<DevSite> {
  const [inner, functionsPort, filesPort] = await Promise.all([1, 2, 3].map(findFreePort));
  await dropUnfinishedBlobs();
  const notes: string[] = [];
  const officeKey = await officeKeyEnvironment((line) => notes.push(line));
  const url = `http://localhost:${port}`;
  const preload = pathToFileURL(resolve("src/cli/site/netlify-dev-preload.ts")).href;
  const child = spawn(
    process.execPath,
    [
      resolve("node_modules/netlify-cli/bin/run.js"),
      "dev",
      "--offline",
      // Without network the edge runtime's set-up crashes; nothing here uses it.
      "--internal-disable-edge-functions",
      "--no-open",
      "--skip-gitignore",
      "--port",
      String(inner),
      "--functions-port",
      String(functionsPort),
      // Two sites on one machine would otherwise collide at 3999.
      "--staticServerPort",
      String(filesPort),
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...officeKey,
        ...env,
        FASU_FRONT_URL: url,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${preload}`.trim(),
      },
    },
  );
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
    if (!quiet) process.stderr.write(chunk);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const lastWords = () => output.slice(-LAST_CHARACTERS);
  let gone = false;
  const ended = new Promise<number>((done) =>
    child.once("exit", (code) => {
      gone = true;
      done(code ?? 1);
    }),
  );
  const stop = async () => {
    child.kill("SIGTERM");
    const forced = setTimeout(() => child.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(forced);
  };

  for (const limit = Date.now() + STARTUP_LIMIT_MS; Date.now() < limit && !gone; ) {
    const answer = await fetch(`http://127.0.0.1:${inner}/`).catch(() => null);
    if (answer?.ok) {
      const front = await startFront(port, inner!);
      void ended.then(front);
      return { url, ended, stop, notes, lastWords };
    }
    await new Promise((wait) => setTimeout(wait, POLL_MS));
  }
  await stop();
  throw new CommandFailure(`netlify dev did not start on port ${port}. Its last words:\n${lastWords()}`);
}
