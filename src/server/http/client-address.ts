import { BlockList, isIP } from "node:net";

/** The networks whose word about a client's address is believed. */
export type TrustedProxies = BlockList;

/** The networks of a list such as "10.0.0.0/8, 127.0.0.1, fd00::/8"; null where an entry is none. */
export function parseNetworks(list: string): TrustedProxies | null {
  const networks = new BlockList();
  for (const entry of list.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const [address = "", length, ...more] = entry.split("/");
    const family = isIP(address);
    const bits = family === 4 ? 32 : 128;
    if (family === 0 || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null;
    if (Number(length ?? bits) > bits) return null;
    networks.addSubnet(address, Number(length ?? bits), family === 4 ? "ipv4" : "ipv6");
  }
  return networks;
}

/** An IPv4 address that a socket for both families carries within IPv6, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (proxies: TrustedProxies, address: string) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * The address of whoever asks: the socket's own, and behind trusted proxies the right-most of X-Forwarded-For that is
 * no such proxy, because everything left of it is whatever its sender wrote there.
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
