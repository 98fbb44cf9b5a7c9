import { isIP } from "node:net";
import type { TrustedProxies } from "../settings/networks.ts";

/** An IPv4-mapped IPv6 address of a dual-stack socket, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (proxies: TrustedProxies, address: string) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * The client's address. It is the socket's address, or behind trusted proxies the right-most address in
 * X-Forwarded-For that is not a proxy. Addresses further left may be forged.
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

/** Whether a socket's address is one of the trusted proxies. */
export const isProxy = (socketAddress: string, proxies: TrustedProxies): boolean =>
  isTrusted(proxies, plain(socketAddress));
