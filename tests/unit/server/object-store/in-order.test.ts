import { expect, test } from "vitest";
import { inOrder } from "#server/object-store/in-order.ts";

test("work under one name never overlaps, whatever becomes of it; under another it does", async () => {
  const told: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await new Promise((done) => setImmediate(done));
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = await Promise.allSettled([
    inOrder("x", work("a", true)),
    inOrder("x", work("b")),
    inOrder("y", work("c")),
    inOrder("x", work("d")),
  ]);
  expect(all.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
    "failed",
    "b",
    "c",
    "d",
  ]);
  expect(told.filter((line) => !line.startsWith("c"))).toEqual(
    ["a", "b", "d"].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(told.indexOf("c begins")).toBeLessThan(told.indexOf("a ends"));
  // Work that is added after all earlier work has ended, failed work included, runs at once.
  expect(await inOrder("x", work("e"))).toBe("e");
});
