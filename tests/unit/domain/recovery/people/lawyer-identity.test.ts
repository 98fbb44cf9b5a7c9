import { describe, expect, test } from "vitest";
import { firmKey } from "#domain/recovery/people/lawyer-identity.ts";
import { examplesOf } from "#tests/fixtures/examples.ts";

const each = examplesOf(import.meta.url);

describe("firmKey", () => {
  each<[string, string]>("%s and %s are one firm", (a, b) => {
    expect(firmKey(a)).toBe(firmKey(b));
  });
});

test("two branches of one firm, and its head office, stay apart", () => {
  const keys = ["示例青禾律师事务所", "示例青禾（上海）律师事务所", "示例青禾律师事务所深圳分所"].map(
    firmKey,
  );
  expect(new Set(keys).size).toBe(3);
});
