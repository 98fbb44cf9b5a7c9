/** Stands for the address of a request for which the host gave none. */
const UNKNOWN = "unknown";
/**
 * Number of groups of an IPv6 address that identify the network of a household (/64). The other groups
 * identify devices.
 */
const NETWORK_GROUPS = 4;

/**
 * The network for which a request is counted, from the address that the host gave. It is an IPv4 address, or
 * the /64 of an IPv6 address. A household has a whole /64, so counting single IPv6 addresses would limit
 * nothing.
 */
export const visitorAddress = (request: Request): string =>
  networkOf(request.headers.get("x-nf-client-connection-ip") ?? "");

/** The network for which an address is counted. */
export function networkOf(given: string): string {
  const address = given.trim().toLowerCase() || UNKNOWN;
  const groups = address.includes(":") ? groupsOf(address) : null;
  if (!groups) return address;
  // RFC 4291, 2.5.5.2: ::ffff:a.b.c.d stands for the IPv4 address a.b.c.d.
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, NETWORK_GROUPS);
  return network.map((group) => group.toString(16)).join(":");
}

/** The eight groups of an IPv6 address. Null for other texts. */
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
