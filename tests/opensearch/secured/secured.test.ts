import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCluster, type TestCluster } from "../cluster-node.ts";
import {
  makeAuthority,
  makeNodeCertificate,
  passwordHasher,
  SECURITY_SETTINGS,
  writeSecurityFiles,
} from "./security-files.ts";

const { TEST_SEARCH_JAVA = "", TEST_SEARCH_JARS = "", TEST_SEARCH_SECURITY = "" } = process.env;

const FUNCTIONS = { name: "functions", password: "read-1", role: "fasu_functions" };
const PUSH = { name: "push", password: "push-1", role: "fasu_push" };
const authOf = ({ name, password }: typeof PUSH) => `${name}:${password}`;

const folder = mkdtempSync(join(tmpdir(), "fasu-certificates-"));
const pem = (name: string) => join(folder, `${name}.pem`);

/** The answer of a process with these settings; it trusts the authority unless specified otherwise. */
async function inProcess(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: pem("ca"), FASU_LOG: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [out, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return out.trim() || failed;
}

const use = async (mode: string, env: NodeJS.ProcessEnv) => {
  const told = await inProcess([join(import.meta.dirname, "use-cluster.ts"), mode], env);
  return JSON.parse(told.split("\n").at(-1)!) as { done?: unknown; failed?: string };
};
/** The output of the operator's command. */
const status = (env: NodeJS.ProcessEnv) => inProcess(["src/cli/corpus/opensearch.ts", "status"], env);

describe.skipIf(TEST_SEARCH_SECURITY === "")("a cluster with TLS and users", () => {
  let cluster: TestCluster;
  let url = "";

  beforeAll(async () => {
    for (const name of ["ca", "stranger"]) makeAuthority(folder, name);
    makeNodeCertificate(folder, "ca");
    const hash = passwordHasher(TEST_SEARCH_JAVA, [TEST_SEARCH_JARS, TEST_SEARCH_SECURITY]);
    const roles = readFileSync("deploy/opensearch/roles.yml", "utf8");
    const authorization = `Basic ${Buffer.from(authOf(PUSH)).toString("base64")}`;
    cluster = await startCluster({
      ...{ java: TEST_SEARCH_JAVA, jars: TEST_SEARCH_JARS, nodes: 1, heapMb: 512 },
      secured: {
        jars: TEST_SEARCH_SECURITY,
        plugin: "org.opensearch.security.OpenSearchSecurityPlugin",
        settings: SECURITY_SETTINGS,
        layOut: (config) => {
          for (const name of ["ca.pem", "node.pem", "node.key"])
            copyFileSync(join(folder, name), join(config, name));
          writeSecurityFiles(join(config, "opensearch-security"), roles, [FUNCTIONS, PUSH], hash);
        },
        isUp: (address) =>
          new Promise((tell) => {
            get(
              `${address}_cluster/health`,
              { ca: readFileSync(pem("ca")), headers: { authorization } },
              (response) => {
                response.resume();
                tell(response.statusCode === 200);
              },
            ).once("error", () => tell(false));
          }),
      },
    });
    url = cluster.url;
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  test("lets the push's user write and the functions' user read, each with the role of deploy/opensearch", async () => {
    const [push, functions] = [PUSH, FUNCTIONS].map((user) => ({
      SEARCH_URL: url,
      SEARCH_AUTH: authOf(user),
    }));
    expect(await use("push", push!)).toEqual({ done: 60 });
    expect(await use("read", functions!)).toEqual({
      done: { total: 60, counted: true, detail: true, serving: 1 },
    });
    const { failed } = await use("push", functions!);
    expect(failed).toMatch(/^The user of SEARCH_AUTH may not do this: PUT fasu-cases-a /);
    expect(await use("write", push!)).toEqual({ done: { gone: 1, left: ["fasu-cases-a"] } });
  });

  test("is told from others by a sentence for the operator, and a plain one for the visitor", async () => {
    const good = { SEARCH_URL: url, SEARCH_AUTH: authOf(PUSH) };
    const faults: [NodeJS.ProcessEnv, RegExp][] = [
      [{ SEARCH_AUTH: "push:wrong" }, /refuses the user or the password of SEARCH_AUTH/],
      [{ NODE_EXTRA_CA_CERTS: pem("stranger") }, /certificate that is not trusted .*NODE_EXTRA_CA_CERTS/],
      [{ SEARCH_URL: url.replace("https", "http") }, /broke the connection off|answers .*no JSON/],
      [{ SEARCH_URL: "https://127.0.0.1:2/" }, /takes no connection: nothing listens there/],
    ];
    expect(await status(good)).toContain("fasu-cases-a");
    for (const [env, sentence] of faults) {
      expect(await status({ ...good, ...env })).toMatch(sentence);
      const { done } = (await use("visit", { ...good, ...env })) as {
        done: { status: number; body: string };
      };
      expect(done.status).toBe(503);
      expect(done.body).not.toMatch(/SEARCH_AUTH|127\.0\.0\.1|certificate|password/i);
    }
  });
});
