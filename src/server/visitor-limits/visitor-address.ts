/** The address of all requests without one from the host. */
const UNKNOWN = "unknown";
/**
 * Groups of an IPv6 address that identify a household's network, the /64; the other four identify devices.
 */
const NETWORK_GROUPS = 4;

/**
 * The network that a request counts for, from the address given by the host: an IPv4 address, also if mapped
 * into IPv6, or the /64 of an IPv6 address, since a household has a whole /64 and counting single addresses
 * would be useless.
 */
export const visitorAddress = (request: Request): string =>
  networkOf(request.headers.get("x-nf-client-connection-ip") ?? "");

/** The network that an address counts for. */
export function networkOf(given: string): string {
  const address = given.trim().toLowerCase() || UNKNOWN;
  const groups = address.includes(":") ? groupsOf(address) : null;
  if (!groups) return address;
  // RFC 4291, 2.5.5.2: ::ffff:a.b.c.d is the IPv4 address a.b.c.d.
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, NETWORK_GROUPS);
  return network.map((group) => group.toString(16)).join(":");
}

/** The eight groups of an IPv6 address, with :: expanded; null for anything else. */
function groupsOf(address: string): number[] | null {
  const host = `http://[${address.replace(/%.*/, "")}]`;
  if (!URL.canParse(host)) return null;
  const [before = "", after] = new URL(host).hostname.slice(1, -1).split("::");
  const read = (groups: string) =>
    groups
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [start, end] = [read(before), read(after ?? "")];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
