import { expect, test } from "vitest";
import { jsonResponse, readyAnswer } from "#server/http/json-response.ts";

test("an answer is streamed, and at hand in pieces for a host that knows it", async () => {
  const response = jsonResponse('{"a":"甲"}');
  const ready = readyAnswer(response)!;
  expect(ready).toMatchObject({ status: 200, headers: {} });
  expect(ready.parts.map((part) => Buffer.from(part).toString())).toEqual(['{"a":"甲"}']);
  expect([response.status, await response.text()]).toEqual([200, '{"a":"甲"}']);
  expect(readyAnswer(new Response(""))).toBeUndefined();
});

test("status and headers are those given", async () => {
  const response = jsonResponse("{}", { status: 400, headers: { "x-a": "1" } });
  expect([response.status, response.headers.get("x-a"), await response.text()]).toEqual([400, "1", "{}"]);
});
