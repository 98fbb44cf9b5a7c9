import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DeskServer, startDeskServer } from "#server/desk/desk-server.ts";

const ORIGIN = "http://localhost:8888";
let server: DeskServer;
beforeEach(async () => {
  server = await startDeskServer(process.cwd(), [ORIGIN]);
});
afterEach(() => server.stop());

const ask = (headers: Record<string, string>, method = "POST") =>
  fetch(`http://127.0.0.1:${server.port}/`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: method === "POST" ? JSON.stringify({ action: "info" }) : undefined,
  });

describe("startDeskServer", () => {
  test("answers the desk's own page, with the header that lets it read", async () => {
    const answer = await ask({ origin: ORIGIN });
    expect(answer.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(await answer.json()).toMatchObject({ publish_modes: ["simple"] });
  });

  test("lets the page ask first", async () => {
    expect((await ask({ origin: ORIGIN }, "OPTIONS")).status).toBe(204);
  });

  test("refuses every other site, and who names none", async () => {
    for (const headers of [{ origin: "https://example.com" }, {}] as Record<string, string>[]) {
      const answer = await ask(headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("refuses a form, which browsers send without asking", async () => {
    expect((await ask({ origin: ORIGIN, "content-type": "text/plain" })).status).toBe(405);
  });
});
