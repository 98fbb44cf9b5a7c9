import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askingCounter } from "#host/asking-counter.ts";
import type { CountedCall } from "#host/worker-messages.ts";

const turn = () => new Promise((next) => setImmediate(next));

describe("askingCounter", () => {
  test("gives each call the answer to it, in whatever order they come", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(99), { minLength: 1 }), fc.boolean(), async (seconds, backwards) => {
        const sent: CountedCall[][] = [];
        const counter = askingCounter((calls) => sent.push(calls));
        const waits = seconds.map((wait) => counter.count("/search", String(wait)));
        await turn();
        // One message for all calls of one turn.
        expect(sent).toHaveLength(1);
        const answers = sent[0]!.map(([id, , address]): [number, number] => [id, Number(address)]);
        counter.answered(backwards ? answers.reverse() : answers);
        expect(await Promise.all(waits)).toEqual(seconds);
      }),
    ));

  test("sends a call of a later turn by itself", async () => {
    const sent: CountedCall[][] = [];
    const counter = askingCounter((calls) => sent.push(calls));
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      void counter.count("/search", address);
      await turn();
    }
    expect(sent.map((calls) => calls.map(([, , address]) => address))).toEqual([
      ["192.0.2.1"],
      ["192.0.2.2"],
    ]);
  });
});
