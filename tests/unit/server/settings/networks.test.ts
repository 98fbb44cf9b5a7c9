import { expect, test } from "vitest";
import { parseNetworks } from "#server/settings/networks.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

each<[string, string, "ipv4" | "ipv6", boolean]>(
  "the networks %j hold %s (%s): %s",
  (list, address, family, held) => {
    expect(parseNetworks(list)!.check(address, family)).toBe(held);
  },
);

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
