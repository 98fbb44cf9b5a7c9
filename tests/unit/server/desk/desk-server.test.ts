import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DeskServer, startDeskServer } from "#server/desk/desk-server.ts";

let server: DeskServer;
let origin: string;
beforeEach(async () => {
  server = await startDeskServer({ root: process.cwd(), pages: "public" });
  origin = `http://127.0.0.1:${server.port}`;
});
afterEach(() => server.stop());

const ask = (headers: Record<string, string>, method = "POST") =>
  fetch(`${origin}/admin/api`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: method === "POST" ? JSON.stringify({ action: "info" }) : undefined,
  });

/** The status of a call with a chosen Host header, which fetch does not allow. */
const statusUnder = (host: string, from: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const headers = { host, origin: from, "content-type": "application/json" };
    request(`${origin}/admin/api`, { method: "POST", headers }, (answer) => done(answer.resume().statusCode))
      .once("error", fail)
      .end(JSON.stringify({ action: "info" }));
  });

describe("startDeskServer", () => {
  test("answers the desk's own page", async () => {
    const answer = await ask({ origin });
    expect(await answer.json()).toMatchObject({ body: { publish_modes: ["simple"] }, notes: [] });
  });

  test("answers under both names of this machine, and a page of one asking under the other not", async () => {
    const other = `localhost:${server.port}`;
    expect(await statusUnder(other, `http://${other}`)).toBe(200);
    expect(await statusUnder(other, origin)).toBe(403);
  });

  test("refuses every other site, who names none, and a name made to point here", async () => {
    expect((await ask({ origin: "https://example.com" })).status).toBe(403);
    expect((await ask({})).status).toBe(405);
    expect(await statusUnder("evil.test", "http://evil.test")).toBe(403);
  });

  test("refuses a form, which browsers send without asking", async () => {
    expect((await ask({ origin, "content-type": "text/plain" })).status).toBe(405);
  });

  test("gives its own files and no other", async () => {
    const icon = await fetch(`${origin}/favicon.svg`);
    expect(icon.headers.get("content-type")).toBe("image/svg+xml");
    expect(icon.headers.get("cache-control")).toBe("no-cache");
    expect((await fetch(`${origin}/admin/local.json`)).status).toBe(200);
    for (const path of ["/admin/..%2fpackage.json", "/admin/../package.json", "/package.json"])
      expect((await fetch(origin + path)).status, path).toBe(404);
  });
});
