import { expect, test } from "vitest";
import { EncodedJson, encodeObject } from "#server/http/encoded-json.ts";

const text = (members: Record<string, unknown>) => encodeObject(members).toString();

test("members that are encoded already go out as they are, the others as JSON", () => {
  const list = new EncodedJson(['["甲"', "]"].map((part) => new TextEncoder().encode(part)));
  expect(text({ result: { code: 0 }, list, none: undefined, after: 1 })).toBe(
    '{"result":{"code":0},"list":["甲"],"after":1}',
  );
  expect(text({ none: undefined, list })).toBe('{"list":["甲"]}');
  expect(text({})).toBe("{}");
});

test("the stream of an answer holds its pieces in order, the large ones untouched", async () => {
  const large = Buffer.alloc(100_000, "x");
  const parts = ["[", "1,", large, ",2", large, "]"].map((part) => Buffer.from(part));
  const whole = Buffer.concat(parts);
  const chunks: Uint8Array[] = [];
  for await (const chunk of new EncodedJson(parts).toStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(whole)).toBe(true);
  expect(chunks).toHaveLength(5);
  expect(await new Response(new EncodedJson(parts).toStream()).text()).toBe(whole.toString());
});
