import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourcesToPush } from "#build/search/cluster-sources.ts";

test("each scope of a push has a print of its own, the same on every run", () => {
  const prints = () => {
    const { scopes } = sourcesToPush(join(tmpdir(), "no-links.db"));
    return [...scopes.values()].map(({ corpus }) => corpus);
  };
  const first = prints();
  expect(first.join(" ")).toMatch(/^[0-9a-f]{32} [0-9a-f]{32} [0-9a-f]{32}$/);
  expect(new Set(first).size).toBe(3);
  expect(prints()).toEqual(first);
});
