import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerDesk } from "./desk-api.ts";

/** Largest call: a photo of 25 MB as base64. */
const MAX_BODY_BYTES = 34_000_000;

/** Where the desk's own server listens, and how to end it. */
export interface DeskServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Serves the browser desk's calls on a free loopback port, for pages of `origins` alone: any other site
 * open in the same browser is refused, and so is a name that was made to point here.
 */
export function startDeskServer(root: string, origins: readonly string[]): Promise<DeskServer> {
  const server = createServer((request, response) => {
    respond(root, origins, request, response).catch((error: unknown) => {
      console.error(error);
      send(response, 500, { error: "编辑台出错了，请看终端里的提示。" });
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      const stop = () =>
        new Promise<void>((ended) => {
          server.close(() => ended());
          server.closeAllConnections();
        });
      resolve({ port, stop });
    });
  });
}

async function respond(
  root: string,
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { origin = "" } = request.headers;
  if (!origins.includes(origin)) return send(response, 403, { error: "只接受本机编辑台的请求。" });
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Vary", "Origin");
  if (request.method === "OPTIONS") {
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    response.setHeader("Access-Control-Allow-Methods", "POST");
    return send(response, 204);
  }
  const json = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
  if (request.method !== "POST" || !json) return send(response, 405, { error: "编辑台不认识这个请求。" });
  const body = await readBody(request);
  if (body === undefined) return send(response, 413, { error: "文件太大，最多 25 MB。" });
  const answer = await answerDesk(root, parseJson(body));
  if (answer.status === 200) return send(response, 200, answer.body);
  send(response, answer.status, { error: answer.sentence });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
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
