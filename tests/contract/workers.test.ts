import { Agent, request } from "node:http";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CALL_LIMITS } from "#contract/call-limits.ts";
import { HEALTHZ_PATH } from "#contract/healthz.ts";
import { startWorkers, type WorkerHost } from "#host/start-workers.ts";
import { builtData } from "#tests/fixtures/built-data.ts";

const WITHDRAW = "/lead/withdraw";
const HOST = { hostname: "127.0.0.1", limitsCalls: true };
let host: WorkerHost;

/** The status of a call over a connection of its own, which any worker may receive. */
const call = (path: string, method = "GET", agent: Agent | false = false) =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ host: HOST.hostname, port: host.port, path, method, agent }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode!));
    });
    asked.once("error", reject).end();
  });

beforeAll(async () => {
  await builtData();
  vi.stubEnv("FASU_LOG", "off");
  vi.stubEnv("NODE_NO_WARNINGS", "1");
  host = await startWorkers({ ...HOST, workers: 3, port: 0 });
}, 120_000);
afterAll(async () => {
  await host?.stop();
  vi.unstubAllEnvs();
});

describe("several processes on one port", () => {
  test("let through together what the limit of a minute allows, and no more", async () => {
    const { calls } = CALL_LIMITS[WITHDRAW]!;
    const answers = await Promise.all(Array.from({ length: 5 * calls }, () => call(WITHDRAW, "POST")));
    expect(answers.filter((status) => status !== 429)).toHaveLength(calls);
  });

  test("go on when one is killed, which another replaces", async () => {
    const [first, ...others] = host.pids();
    expect(others).toHaveLength(2);
    process.kill(first!, "SIGKILL");
    await vi.waitFor(() => expect(host.pids()).not.toContain(first), 10_000);
    expect(await Promise.all(Array.from({ length: 6 }, () => call(HEALTHZ_PATH)))).toEqual(
      Array(6).fill(200),
    );
    await vi.waitFor(() => expect(host.pids()).toHaveLength(3), 60_000);
    expect(host.pids()).toEqual(expect.arrayContaining(others));
  });

  test("say why they cannot listen", async () => {
    const taken: Server = await new Promise((done) => {
      const server = createServer().listen(0, HOST.hostname, () => done(server));
    });
    const { port } = taken.address() as { port: number };
    await expect(startWorkers({ ...HOST, workers: 2, port })).rejects.toMatchObject({ code: "EADDRINUSE" });
    taken.close();
  });

  test("end when told to, with connections that are kept open", async () => {
    const agent = new Agent({ keepAlive: true });
    expect(await call(HEALTHZ_PATH, "GET", agent)).toBe(200);
    await host.stop();
    expect(host.pids()).toEqual([]);
    await expect(call(HEALTHZ_PATH)).rejects.toMatchObject({ code: "ECONNREFUSED" });
    agent.destroy();
  });
});
