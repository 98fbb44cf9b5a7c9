import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAddress, openAddress } from "#server/corpus/inputs/remote-file.ts";

const CONTENT = "0123456789";
const asked: (string | undefined)[] = [];

function answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
  asked.push(headers.range);
  const from = Number(/bytes=(\d+)-/.exec(headers.range ?? "")?.[1] ?? 0);
  if (url === "/ranges") {
    const body = CONTENT.slice(from);
    response.writeHead(206, {
      "content-length": body.length,
      "content-range": `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}`,
    });
    response.end(body);
  } else if (url === "/whole") response.writeHead(200, { "content-length": CONTENT.length }).end(CONTENT);
  else if (url === "/endless") response.writeHead(200).end(CONTENT);
  else if (url === "/packed")
    response.writeHead(200, { "content-length": CONTENT.length, "content-encoding": "br" }).end(CONTENT);
  else if (url === "/moved") response.writeHead(302, { location: "/ranges" }).end();
  else if (url === "/away") response.writeHead(302, { location: "http://example.org/a.csv" }).end();
  else if (url === "/round") response.writeHead(302, { location: "/round" }).end();
  else response.writeHead(404).end("no");
}

const server = createServer(answer);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("openAddress", () => {
  test.each(["/ranges", "/whole", "/moved"])("reads %s from any place, the rest of it once", async (path) => {
    const file = await openAddress(`${origin}${path}`);
    if (file.kind !== "file") throw new Error(file.detail);
    expect(file.bytes).toBe(CONTENT.length);
    for (const from of [0, 4, 9]) expect(await text(await file.open(from))).toBe(CONTENT.slice(from));
    expect(asked.at(-1)).toBe("bytes=9-");
  });

  test("says why an address gives no file", async () => {
    const failure = (address: string) => openAddress(address);
    expect(await failure(`${origin}/none`)).toEqual({
      kind: "failed",
      reason: "address_failed",
      detail: "the server answered 404",
    });
    for (const path of ["/endless", "/packed"])
      expect(await failure(`${origin}${path}`)).toMatchObject({ kind: "failed", reason: "address_failed" });
    expect(await failure("http://example.org/a.csv")).toEqual({
      kind: "failed",
      reason: "plain_http",
      detail: "",
    });
    expect(await failure("https://")).toMatchObject({ reason: "address_failed", detail: "no address" });
    expect(await failure("http://127.0.0.1:1/")).toMatchObject({ reason: "address_failed" });
  });

  test("follows to another address, but to none without https on another machine, and not for ever", async () => {
    expect(await openAddress(`${origin}/away`)).toEqual({
      kind: "failed",
      reason: "plain_http",
      detail: "http://example.org",
    });
    expect(await openAddress(`${origin}/round`)).toMatchObject({ reason: "address_failed" });
  });

  test("tells an address from a path", () => {
    expect(["https://a/b", "HTTP://a", "a/b", "/a", "file:///a", "https:/a"].map(isAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
