import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { findFreePort, isPortFree } from "../../../../src/cli/free-port.ts";

const start = (port: string) =>
  spawnSync(process.execPath, ["src/cli/site/start.ts"], {
    encoding: "utf8",
    env: { ...process.env, PORT: port },
  });

describe("start", () => {
  test("says in one sentence that the port is in use and what to do", async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen({ port: 0, host: "127.0.0.1" }, done));
    const { port } = server.address() as { port: number };
    // A child that runs synchronously still finds the port in use: the kernel keeps the listening socket.
    const { status, stderr } = start(String(port));
    server.close();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `✖ Port ${port} is in use: stop what runs there, or start with PORT=${port + 1} npm start.`,
    );
  });

  test("refuses a port that is not a number", () => {
    const { status, stderr } = start("http");
    expect(status).toBe(1);
    expect(stderr).toContain('PORT is "http"');
  });
});

describe("findFreePort", () => {
  test("gives a port nobody listens on", async () => {
    expect(await isPortFree(await findFreePort())).toBe(true);
  });
});
