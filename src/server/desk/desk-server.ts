import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { answerDesk } from "./desk-api.ts";

/** Maximum size of a call in bytes: that of a 25 MB photo in base64. */
const MAX_BODY_BYTES = 34_000_000;
/** The path to which the page of the CMS sends its calls. */
const CALLS = "/admin/api";

/** A running CMS. `port` is the port on which it listens; `stop` ends it. */
export interface DeskServer {
  port: number;
  stop: () => Promise<void>;
}

interface Desk {
  root: string;
  pages: string;
  /** Address of the site to which the CMS links. */
  site: string;
}

/**
 * Serves the CMS on a loopback port: its page and the page's files from the folder `pages`, and its calls
 * about the content below `root`. If `port` is 0, a free port is used. Rejects with EADDRINUSE if the port is
 * taken. Requests from other sites in the same browser are refused, and so are requests with another host
 * name (DNS rebinding).
 */
export function startDeskServer({
  port = 0,
  site = "/",
  ...folders
}: Pick<Desk, "root" | "pages"> & { port?: number; site?: string }): Promise<DeskServer> {
  const server = createServer(getRequestListener(deskApp({ ...folders, site }).fetch));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1" }, () => {
      const stop = () =>
        new Promise<void>((ended) => {
          server.close(() => ended());
          server.closeAllConnections();
        });
      resolve({ port: (server.address() as AddressInfo).port, stop });
    });
  });
}

function deskApp({ root, pages, site }: Desk) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, context) => {
    console.error(error);
    return context.json({ error: "编辑台出错了，请看终端里的提示。" }, 500);
  });
  app.use(async (context, next) => {
    const { port } = context.env.incoming.socket.address() as AddressInfo;
    const { host = "", origin } = context.req.header();
    const isHere = host === `localhost:${port}` || host === `127.0.0.1:${port}`;
    if (isHere && (origin === undefined || origin === `http://${host}`)) return next();
    return context.json({ error: "只接受本机编辑台的请求。" }, 403);
  });
  app.use(CALLS, async (context, next) => {
    const json = /^application\/json\b/i.test(context.req.header("content-type") ?? "");
    // A browser sends the origin with every POST. So a call without an origin is not from our page.
    if (context.req.method === "POST" && json && context.req.header("origin")) return next();
    return context.json({ error: "编辑台不认识这个请求。" }, 405);
  });
  const refuseSize = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => context.json({ error: "文件太大，最多 25 MB。" }, 413),
  });
  app.post(CALLS, refuseSize, async (context) => {
    const answer = await answerDesk(root, await context.req.json().catch(() => undefined));
    if (answer.status === 200) return context.json({ body: answer.body, notes: answer.notes });
    return context.json({ error: answer.sentence, details: answer.details }, answer.status);
  });
  app.on("GET", ["/", "/admin"], (context) => context.redirect("/admin/"));
  app.get("/admin/local.json", (context) => context.json({ api: CALLS, site }));
  app.get("*", (context) => {
    const file = readDeskFile({ root, pages }, context.req.path);
    if (!file) return context.notFound();
    return context.body(file.bytes, 200, { "Content-Type": file.type, "Cache-Control": "no-cache" });
  });
  app.notFound((context) => context.json({ error: "没有这个地址。" }, 404));
  return app;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/**
 * Reads a file of the CMS's page, with its media type. Undefined if there is none. A name with a slash is
 * refused, so no other folder can be reached.
 */
export function readDeskFile(
  { root, pages }: { root: string; pages: string },
  path: string,
): { type: string; bytes: Buffer<ArrayBuffer> } | undefined {
  const [, name] = /^\/admin\/([\w.-]*)$/.exec(path) ?? [];
  const target =
    path === "/favicon.svg" ? join(root, "public/favicon.svg") : join(pages, name || "index.html");
  const type = TYPES[extname(target)];
  if ((path !== "/favicon.svg" && name === undefined) || !type || !existsSync(target)) return undefined;
  return { type, bytes: readFileSync(target) };
}
