import { expect, test } from "vitest";
import { Changing } from "#islands/ui/Changing.tsx";

test("each value has an element of its own, which replaces that of the last", () => {
  const [one, same, other] = [3, 3, 4].map((text) => Changing({ text }));
  expect(one?.key).toBe(same?.key);
  expect(one?.key).not.toBe(other?.key);
  expect(other).toMatchObject({ type: "span", props: { children: 4 } });
});
