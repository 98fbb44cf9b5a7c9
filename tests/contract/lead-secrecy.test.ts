import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pdfAround } from "../fixtures/leads/test-desk.ts";
import { callFunction, postJson } from "./call-function.ts";
import { leadSite } from "./lead-site.ts";

leadSite();

/** The requests that the office's webhook received. */
const told: { url: string; headers: string; body: string }[] = [];
let office: Server;

beforeAll(async () => {
  office = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      told.push({ url: request.url ?? "", headers: JSON.stringify(request.headers), body });
      response.end();
    });
  });
  await new Promise<void>((ready) => office.listen(0, "127.0.0.1", ready));
  process.env.FASU_LEAD_WEBHOOK = `http://127.0.0.1:${(office.address() as AddressInfo).port}/hook`;
});
afterAll(() => {
  delete process.env.FASU_LEAD_WEBHOOK;
  office.close();
});

const lead = (more: object = {}) => ({
  user_uuid: randomUUID(),
  username: "司徒某某",
  telephone: "13912345678",
  mail: "someone@example.com",
  first_court: "某某人民法院",
  first_judge: "某法官",
  consent_abroad: true,
  consent_arrival: true,
  ...more,
});
const post = (path: string, body: object) =>
  postJson(path, body, { "x-nf-client-connection-ip": "203.0.113.77" });

describe("a lead", () => {
  test("tells the office's webhook its receipt number and nothing else, once", async () => {
    const sent = lead();
    const { content } = await (await post("/add_cases2", sent)).json();
    await post("/add_cases2", sent);
    await post("/add_cases2", { ...sent, telephone: "13900000000" });
    expect(told.map(({ url, body }) => ({ url, body: JSON.parse(body) }))).toEqual([
      { url: "/hook", body: { receipt: content.receipt } },
    ]);
    expect(told[0]?.headers).not.toMatch(/司徒|13912345678|203\.0\.113/u);
  });

  test("leaves no personal data in the log, whether it is taken, refused, uploaded to or withdrawn", async () => {
    const lines: string[] = [];
    const spies = (["log", "error", "warn"] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation((...said) => void lines.push(said.join(" "))),
    );
    process.env.FASU_LOG = "on";
    const sent = lead();
    const { content } = await (await post("/add_cases2", sent)).json();
    await post("/add_cases2", lead({ telephone: "" }));
    const form = new FormData();
    form.set("user_uuid", sent.user_uuid);
    form.set("consent_sensitive", "true");
    form.set("consent_arrival", "true");
    form.set("file", new Blob([pdfAround(Buffer.from("x"))]), "司徒某某的判决书.pdf");
    await callFunction(new Request("http://x/layout/upload_casefile", { method: "POST", body: form }));
    await post("/lead/withdraw", { receipt: content.receipt, code: "0000-0000-0000" });
    await post("/lead/withdraw", content);
    process.env.FASU_LOG = "off";
    for (const spy of spies) spy.mockRestore();
    expect(lines).toHaveLength(5);
    for (const secret of [
      ...["司徒", "13912345678", "someone@", "某某人民法院", "某法官", "203.0.113"],
      ...[sent.user_uuid, content.receipt, content.code],
    ])
      expect(lines.join("\n")).not.toContain(secret);
    for (const line of lines) expect(Object.keys(JSON.parse(line))).toEqual(["id", "route", "status", "ms"]);
  });
});
