import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { visitorAddress } from "#server/visitor-limits/visitor-address.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

const client = (address: string) =>
  visitorAddress(new Request("http://x", { headers: { "x-nf-client-connection-ip": address } }));

describe("visitorAddress", () => {
  each<[string, string]>("counts %s as %s", (address, counted) => {
    expect(client(address)).toBe(counted);
  });

  test("counts all for one where the host names nobody", () => {
    expect(visitorAddress(new Request("http://x"))).toBe("unknown");
  });

  test("counts a /64 as one, however its addresses are written, and two as two", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const half = fc.tuple(group, group, group, group);
    const network = half.filter(([first]) => first > 0);
    const written = (groups: number[]) => groups.map((each) => each.toString(16)).join(":");
    const short = (groups: number[]) => new URL(`http://[${written(groups)}]`).hostname.slice(1, -1);
    fc.assert(
      fc.property(network, half, half, network, (own, one, two, other) => {
        expect(client(short([...own, ...one]))).toBe(client(written([...own, ...two])));
        if (written(own) !== written(other))
          expect(client(short([...other, ...one]))).not.toBe(client(short([...own, ...one])));
      }),
    );
  });
});
