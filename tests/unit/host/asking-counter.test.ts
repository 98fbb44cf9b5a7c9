import fc from "fast-check";
import { expect, test } from "vitest";
import { askingCounter } from "#host/asking-counter.ts";
import type { CountedCall } from "#host/worker-messages.ts";

test("each call gets the answer to it, in whatever order they come", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(99), { minLength: 1 }), fc.boolean(), async (seconds, backwards) => {
      const sent: CountedCall[] = [];
      const counter = askingCounter((call) => sent.push(call));
      const waits = seconds.map((wait) => counter.count("/search", String(wait)));
      expect(sent.map(([, path]) => path)).toEqual(seconds.map(() => "/search"));
      for (const [id, , address] of backwards ? sent.toReversed() : sent)
        counter.answered(id, Number(address));
      expect(await Promise.all(waits)).toEqual(seconds);
    }),
  ));
