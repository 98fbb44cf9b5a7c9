import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { announcesTooMuch, MAX_BODY_BYTES, refuseBody } from "./refuse-body.ts";
import { listen } from "./start-host.ts";

/**
 * Listens on one loopback port and forwards to another, except bodies over the limit of functions. Resolves
 * with a function that stops it.
 */
export async function startFront(port: number, inner: number): Promise<() => void> {
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, inner).catch(() => outgoing.destroy());
  });
  await listen(server, port, "127.0.0.1");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> {
  if (announcesTooMuch(incoming)) return refuseBody(incoming, outgoing);
  // A body of undeclared length is counted before any of it is forwarded.
  const isUnsaid = "transfer-encoding" in incoming.headers;
  const counted = isUnsaid ? await readWithin(incoming, MAX_BODY_BYTES) : undefined;
  if (counted === null) return refuseBody(incoming, outgoing);
  const { "transfer-encoding": _, ...headers } = incoming.headers;
  const length = counted && { "content-length": String(counted.length) };
  const onward = request({
    ...{ port, host: "127.0.0.1", path: incoming.url, method: incoming.method },
    headers: { ...headers, ...length },
  });
  onward.once("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  onward.once("error", () => outgoing.destroy());
  outgoing.once("close", () => onward.destroy());
  if (counted) onward.end(counted);
  else incoming.pipe(onward);
}

/** The body, or null once it is over the limit. */
async function readWithin(incoming: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Breaking out of a loop over the stream would close it, and with it the connection needed for the answer.
  return new Promise((resolve, reject) => {
    incoming.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) resolve(null);
      else chunks.push(chunk);
    });
    incoming.once("end", () => resolve(Buffer.concat(chunks)));
    incoming.once("error", reject);
  });
}
