import fc from "fast-check";
import { expect, test } from "vitest";
import { clientAddress } from "#server/http/client-address.ts";
import { parseNetworks } from "#server/settings/networks.ts";

const proxies = parseNetworks("10.0.0.0/8, 127.0.0.1, fd00::/8")!;
const none = parseNetworks("")!;

test("without a trusted proxy the socket's address counts, whatever the header says", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (socket, header) => {
      expect(clientAddress(socket, header, none)).toBe(socket);
    }),
  );
  expect(clientAddress("203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
});

test("what a sender writes in front of a proxy's word never changes who it is", () => {
  const hop = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.string().filter((text) => !text.includes(",")),
  );
  fc.assert(
    fc.property(fc.array(hop), (forged) => {
      const header = [...forged, "203.0.113.9", "10.1.2.3"].join(", ");
      expect(clientAddress("127.0.0.1", header, proxies)).toBe("203.0.113.9");
    }),
  );
});

test("reads IPv4 within IPv6, and stays with the proxy where its word is no address", () => {
  expect(clientAddress("::ffff:127.0.0.1", "2001:db8::1", proxies)).toBe("2001:db8::1");
  expect(clientAddress("fd00::1", "::ffff:203.0.113.9", proxies)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.1", "unknown", proxies)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.1", undefined, proxies)).toBe("10.0.0.1");
});

test("refuses what is no list of networks", () => {
  for (const list of ["localhost", "10.0.0.0/33", "10.0.0/8", "::/129", "10.0.0.0/8/8", "10.0.0.0/x"])
    expect([list, parseNetworks(list)]).toEqual([list, null]);
});
