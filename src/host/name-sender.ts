import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, isProxy } from "#server/http/client-address.ts";
import type { TrustedProxies } from "#server/settings/networks.ts";

/** Headers in which Netlify describes a request to a function. On this server only the host may set them. */
const PLATFORM = /^x-nf-/i;

/** The sender of a request, the request's id, and its time of arrival. */
export interface Sender {
  address: string;
  requestId: string;
  /** As returned by performance.now(). */
  began: number;
}

/**
 * Determines the sender of a request and sets the headers that functions read, replacing the sender's own
 * values. Behind a trusted proxy the request's URL gets the scheme that the visitor used.
 */
export function nameSender(incoming: IncomingMessage, proxies: TrustedProxies): Sender {
  const socket = incoming.socket.remoteAddress ?? "";
  const { rawHeaders } = incoming;
  const kept: string[] = [];
  let forwarded: string | undefined;
  let scheme = "http";
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (PLATFORM.test(name)) continue;
    if (/^x-forwarded-for$/i.test(name))
      forwarded = forwarded === undefined ? value : `${forwarded},${value}`;
    if (/^x-forwarded-proto$/i.test(name) && value === "https") scheme = value;
    kept.push(name, value);
  }
  const sender = {
    address: clientAddress(socket, forwarded, proxies),
    requestId: randomUUID(),
    began: performance.now(),
  };
  kept.push("x-nf-client-connection-ip", sender.address, "x-nf-request-id", sender.requestId);
  incoming.rawHeaders = kept;
  const { host } = incoming.headers;
  // Parsed headers are built from the raw ones on first access, which has just happened.
  for (const name of Object.keys(incoming.headers)) if (PLATFORM.test(name)) delete incoming.headers[name];
  incoming.headers["x-nf-client-connection-ip"] = sender.address;
  incoming.headers["x-nf-request-id"] = sender.requestId;
  if (scheme === "https" && host && incoming.url?.startsWith("/") && isProxy(socket, proxies))
    incoming.url = `https://${host}${incoming.url}`;
  return sender;
}
