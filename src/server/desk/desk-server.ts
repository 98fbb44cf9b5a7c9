import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerDesk } from "./desk-api.ts";
import { readDeskFile } from "./desk-files.ts";

/** Largest call: a 25 MB photo in base64. */
const MAX_BODY_BYTES = 34_000_000;
/** Path of the calls of the desk's page. */
const CALLS = "/admin/api";

/** The desk's port, and a function to stop it. */
export interface DeskServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Serves the browser desk on a loopback port: its page and files from the folder `pages`, and its calls on
 * the content below `root`. `port` 0 picks a free one; rejects with EADDRINUSE if the port is taken. Requests
 * from other sites in the same browser are refused, and so are other host names (DNS rebinding).
 */
export function startDeskServer({
  root,
  pages,
  port = 0,
  site = "/",
}: {
  root: string;
  pages: string;
  port?: number;
  /** Address of the site that the desk links to. */
  site?: string;
}): Promise<DeskServer> {
  const server = createServer((request, response) => {
    respond({ root, pages, site }, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, { error: "编辑台出错了，请看终端里的提示。" });
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1" }, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : 0;
      const stop = () =>
        new Promise<void>((ended) => {
          server.close(() => ended());
          server.closeAllConnections();
        });
      resolve({ port: taken, stop });
    });
  });
}

interface Desk {
  root: string;
  pages: string;
  site: string;
}

async function respond(desk: Desk, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { port } = request.socket.address() as { port: number };
  const hosts = ["localhost", "127.0.0.1"].map((name) => `${name}:${port}`);
  const { host = "", origin } = request.headers;
  const isOwn = hosts.includes(host) && (origin === undefined || origin === `http://${host}`);
  if (!isOwn) return send(response, 403, { error: "只接受本机编辑台的请求。" });
  const path = new URL(request.url ?? "/", `http://${host}`).pathname;
  if (path !== CALLS) {
    show(desk, path, request, response);
    return;
  }
  const json = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
  // A browser sends the origin with every such call, so a call without one does not come from our page.
  if (request.method !== "POST" || !json || !origin)
    return send(response, 405, { error: "编辑台不认识这个请求。" });
  const body = await readBody(request);
  if (body === undefined) return send(response, 413, { error: "文件太大，最多 25 MB。" });
  const answer = await answerDesk(desk.root, parseJson(body));
  if (answer.status === 200) return send(response, 200, { body: answer.body, notes: answer.notes });
  send(response, answer.status, { error: answer.sentence, details: answer.details });
}

function show(desk: Desk, path: string, request: IncomingMessage, response: ServerResponse): unknown {
  if (path === "/" || path === "/admin") {
    response.setHeader("Location", "/admin/");
    return send(response, 302);
  }
  if (path === "/admin/local.json") return send(response, 200, { api: CALLS, site: desk.site });
  const file = request.method === "GET" || request.method === "HEAD" ? readDeskFile(desk, path) : undefined;
  if (!file) return send(response, 404, { error: "没有这个地址。" });
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", "no-cache");
  response.end(request.method === "HEAD" ? undefined : file.bytes);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  if (Number(request.headers["content-length"]) > MAX_BODY_BYTES) return undefined;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.statusCode = status;
  if (body === undefined) return void response.end();
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}
