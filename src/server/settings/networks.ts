import { BlockList, isIP } from "node:net";

/** The networks of the proxies that are trusted to report a client's address. */
export type TrustedProxies = BlockList;

/** Parses a list of networks such as "10.0.0.0/8, 127.0.0.1, fd00::/8". Null if an entry is invalid. */
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
