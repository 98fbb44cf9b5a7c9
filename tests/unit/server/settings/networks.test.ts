import { expect, test } from "vitest";
import { parseNetworks } from "#server/settings/networks.ts";

test.each([
  ["10.0.0.0/8", "10.1.2.3", "ipv4", true],
  ["10.0.0.0/8", "11.1.2.3", "ipv4", false],
  ["10.0.0.1", "10.0.0.1", "ipv4", true],
  ["10.0.0.1", "10.0.0.2", "ipv4", false],
  [" 192.168.0.0/16 , 10.0.0.1 ", "10.0.0.1", "ipv4", true],
  ["10.0.0.1,", "10.0.0.1", "ipv4", true],
  ["fd00::/8", "fd12::1", "ipv6", true],
  ["fd00::/8", "fe80::1", "ipv6", false],
  ["::1", "::1", "ipv6", true],
  ["::1", "::2", "ipv6", false],
  ["0.0.0.0/0", "9.9.9.9", "ipv4", true],
  ["", "10.0.0.1", "ipv4", false],
] as const)("the networks %j hold %s (%s): %s", (list, address, family, held) => {
  expect(parseNetworks(list)!.check(address, family)).toBe(held);
});

test.each([
  ...[
    "10.0.0",
    "example.org",
    "10.0.0.0/33",
    "::/129",
    "10.0.0.0/8/8",
    "10.0.0.0/",
    "10.0.0.0/a",
    "10.0.0.0/1a",
  ],
  ...["10.0.0.0/-1", "10.0.0.0/0008", "10.0.0.1,x"],
])("%j is no list of networks", (list) => {
  expect(parseNetworks(list)).toBeNull();
});

test("the longest prefixes are taken", () => {
  expect(parseNetworks("10.0.0.0/32,::/128")).not.toBeNull();
});
