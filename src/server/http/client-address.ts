import { isIP } from "node:net";
import type { TrustedProxies } from "../settings/networks.ts";

/** Converts an IPv4 address that a dual-stack socket shows as IPv6 (::ffff:…) to IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (proxies: TrustedProxies, address: string) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * The address of the client. Without proxies it is the address of the socket. Behind trusted proxies it is
 * the right-most address in X-Forwarded-For that is not that of a trusted proxy; addresses further left may
 * be forged.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  let address = plain(socketAddress);
  const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
  while (isTrusted(proxies, address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Whether the address of a socket is that of a trusted proxy. */
export const isProxy = (socketAddress: string, proxies: TrustedProxies): boolean =>
  isTrusted(proxies, plain(socketAddress));
