import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, isProxy } from "#server/http/client-address.ts";
import type { TrustedProxies } from "#server/settings/networks.ts";

/**
 * Matches the headers by which Netlify describes a request to a function. On this server only the host may
 * set them.
 */
const PLATFORM = /^x-nf-/i;

/** Who sent a request. Also the id of the request and the time of its arrival. */
export interface Sender {
  address: string;
  requestId: string;
  /** The time of arrival in ms, as performance.now() counts. */
  began: number;
}

/**
 * Finds out who sent a request, and sets the headers that functions read; values that the sender gave are
 * replaced. Behind a trusted proxy, the URL of the request gets the scheme that the visitor used.
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
  // Node builds the parsed headers from the raw ones on first access, which was above. So the parsed ones are
  // corrected too.
  for (const name of Object.keys(incoming.headers)) if (PLATFORM.test(name)) delete incoming.headers[name];
  incoming.headers["x-nf-client-connection-ip"] = sender.address;
  incoming.headers["x-nf-request-id"] = sender.requestId;
  if (scheme === "https" && host && incoming.url?.startsWith("/") && isProxy(socket, proxies))
    incoming.url = `https://${host}${incoming.url}`;
  return sender;
}
