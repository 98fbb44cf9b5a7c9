import { BlockList, isIP } from "node:net";

/** The networks trusted to report a client's address. */
export type TrustedProxies = BlockList;

/** The networks of a list such as "10.0.0.0/8, 127.0.0.1, fd00::/8"; null if an entry is invalid. */
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

/** An IPv4-mapped IPv6 address of a dual-stack socket, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

const isTrusted = (proxies: TrustedProxies, address: string) =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/**
 * The client's address: the socket's own, or behind trusted proxies the right-most address in X-Forwarded-For
 * that is not a proxy, because its sender may have made up everything left of it.
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
