import { describe, expect, test } from "vitest";
import { firmKey } from "#domain/recovery/people/lawyer-identity.ts";

describe("firmKey", () => {
  test.each([
    ["北京市示例青禾律师事务所", "北京示例青禾律师事务所"],
    ["内蒙古自治区示例青禾律师事务所", "内蒙古示例青禾律师事务所"],
    ["示例青禾（呼和浩特）律师事务所", "示例青禾律师事务所呼和浩特分所"],
    ["北京示例青禾(呼和浩特市)律师事务所", "北京市示例青禾律师事务所（呼和浩特分所）"],
    ["示例青禾律师事务所（特殊普通合伙）", "示例青禾律师事务所"],
    ["示例 青禾 律师事务所", "示例青禾律师事务所"],
  ])("%s and %s are one firm", (a, b) => {
    expect(firmKey(a)).toBe(firmKey(b));
  });
});

test("two branches of one firm, and its head office, stay apart", () => {
  const keys = ["示例青禾律师事务所", "示例青禾（上海）律师事务所", "示例青禾律师事务所深圳分所"].map(
    firmKey,
  );
  expect(new Set(keys).size).toBe(3);
});
