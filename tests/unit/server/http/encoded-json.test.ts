import { expect, test } from "vitest";
import { EncodedJson, encodeMembers } from "#server/http/encoded-json.ts";

const text = (members: Record<string, unknown>) => new TextDecoder().decode(encodeMembers(members));

test("members that are encoded already go out as they are, the others as JSON", () => {
  const list = new EncodedJson(['["甲"', "]"].map((part) => new TextEncoder().encode(part)));
  expect(text({ result: { code: 0 }, list, none: undefined, after: 1 })).toBe(
    '{"result":{"code":0},"list":["甲"],"after":1}',
  );
  expect(text({ none: undefined, list })).toBe('{"list":["甲"]}');
  expect(text({})).toBe("{}");
});
