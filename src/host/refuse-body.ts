import type { IncomingMessage, ServerResponse } from "node:http";

/** Largest body of a request in bytes: that of a function on Netlify, so that both hosts take the same. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** How long what a refused sender still sends is thrown away, so that it reads the answer first. */
const LINGER_MS = 1_000;

/** Whether a request says that its body is larger than the limit; a body of unsaid length is counted as it comes. */
export const announcesTooMuch = (incoming: IncomingMessage): boolean =>
  Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES;

/** Answers 413 before the body is read, and closes the connection. */
export function refuseBody(incoming: IncomingMessage, outgoing: ServerResponse, json: string): void {
  outgoing.writeHead(413, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(json),
    "cache-control": "no-store",
    connection: "close",
  });
  outgoing.write(json);
  // Closing at once would reset the connection under a sender that has not read the answer.
  const end = setTimeout(() => outgoing.end(), LINGER_MS);
  incoming.once("close", () => clearTimeout(end));
  incoming.once("end", () => outgoing.end());
  incoming.on("error", () => {});
  incoming.resume();
}
