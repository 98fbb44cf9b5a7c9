import { expect, test } from "vitest";
import { EncodedJson, encodeObject } from "#server/http/encoded-json.ts";
import { jsonResponse, readyAnswer } from "#server/http/json-response.ts";

const text = (members: Record<string, unknown>) => encodeObject(members).toString();

test("members that are encoded already go out as they are, the others as JSON", () => {
  const list = new EncodedJson(['["甲"', "]"].map((part) => new TextEncoder().encode(part)));
  expect(text({ result: { code: 0 }, list, none: undefined, after: 1 })).toBe(
    '{"result":{"code":0},"list":["甲"],"after":1}',
  );
  expect(text({ none: undefined, list })).toBe('{"list":["甲"]}');
  expect(text({})).toBe("{}");
});

test("an answer's pieces go out in order, as a stream and as bytes", async () => {
  const parts = ["[", "1,", "x".repeat(100_000), ",2", "]"].map((part) => Buffer.from(part));
  const whole = parts.join("");
  const response = jsonResponse(new EncodedJson(parts), { status: 202 });
  expect(response.status).toBe(202);
  expect(Buffer.concat(readyAnswer(response)!.parts).toString()).toBe(whole);
  expect(await response.text()).toBe(whole);
  expect(await jsonResponse('{"甲":1}').json()).toEqual({ 甲: 1 });
  expect(readyAnswer(new Response("{}"))).toBeUndefined();
});
