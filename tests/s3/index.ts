import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { AwsClient } from "aws4fetch";
import { CommandFailure, runCommand } from "../../src/cli/command.ts";
import { findFreePort } from "../../src/cli/free-port.ts";
import { runProgram } from "../../src/cli/run-program.ts";

/**
 * A server of the S3 protocol that honours conditional writes (Apache-2.0, PyPI); only this command fetches
 * it.
 */
const SERVER = "moto[server]==5.2.5";
const PLACE = "node_modules/.cache/fasu-s3";
const BUCKET = "conformance";
const STARTUP_LIMIT_MS = 60_000;
const POLL_MS = 100;

/**
 * Answers one request at a time, so that checking a condition and writing are atomic, as in a real service.
 * Moto's own command answers several at once, so races end at random.
 */
const SERVE = `
import sys
from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import run_simple
run_simple("127.0.0.1", int(sys.argv[1]), DomainDispatcherApplication(create_backend_app))
`;

/** Runs the conformance suite of lead stores, including two racing writers, against a local S3 server. */
async function testS3(): Promise<void> {
  const python = resolve(PLACE, process.platform === "win32" ? "Scripts/python.exe" : "bin/python");
  if (!existsSync(python)) await install(python);
  const port = await findFreePort();
  const server = spawn(python, ["-c", SERVE, String(port)], { stdio: ["ignore", "ignore", "pipe"] });
  const said: Buffer[] = [];
  server.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  try {
    const endpoint = `http://127.0.0.1:${port}`;
    const access = { FASU_S3_ENDPOINT: endpoint, FASU_S3_KEY: "test", FASU_S3_SECRET: "test" };
    if (!(await makeBucket(server, endpoint)))
      throw new CommandFailure(
        `The S3 server did not start:\n${Buffer.concat(said).toString().slice(-2000)}`,
      );
    const suite = join("tests/unit/server/leads/store-conformance.test.ts");
    const env = { ...access, FASU_TEST_BUCKET: `s3://${BUCKET}/leads` };
    if ((await runProgram("vitest", ["run", suite], env)) !== 0)
      throw new CommandFailure("A store does not do what every store must (above).");
  } finally {
    server.kill();
  }
}

async function install(python: string): Promise<void> {
  const made =
    (await runProgram("python3", ["-m", "venv", PLACE])) === 0 &&
    (await runProgram(python, ["-m", "pip", "install", "--quiet", SERVER])) === 0;
  if (!made)
    throw new CommandFailure(`${SERVER} could not be installed: this command needs python3 with venv.`);
}

async function makeBucket(server: ChildProcess, endpoint: string): Promise<boolean> {
  const client = new AwsClient({ accessKeyId: "test", secretAccessKey: "test", service: "s3", retries: 0 });
  for (const limit = Date.now() + STARTUP_LIMIT_MS; Date.now() < limit && server.exitCode === null; ) {
    const made = await client.fetch(`${endpoint}/${BUCKET}`, { method: "PUT" }).catch(() => null);
    if (made?.ok) return true;
    await new Promise((wait) => setTimeout(wait, POLL_MS));
  }
  return false;
}

await runCommand(testS3);
