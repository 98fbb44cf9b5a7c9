import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ERROR_CODES, type ErrorName } from "#contract/envelope.ts";
import type { Operation } from "#contract/operation.ts";
import { bodiesOf, failuresOf } from "#server/openapi/failures-of.ts";

const operation = (more: Partial<Operation> = {}): Operation => ({
  ...{ route: "/x", method: "GET", input: z.object({}), examples: () => ({}) },
  ...more,
});
const ALWAYS: ErrorName[] = ["method_not_allowed", "internal", "unavailable", "missing_part", "faulty_part"];
const input = z.object({ a: z.string() });

test.each<[string, Partial<Operation>, boolean, ErrorName[]]>([
  ["nothing is sent to", {}, false, []],
  ["takes a query", { input }, false, ["bad_input"]],
  ["takes what is no object", { input: z.string() }, false, ["bad_input"]],
  ["is written in another way than decoded", { written: input }, false, ["bad_input"]],
  ["is written without anything", { input, written: z.object({}) }, false, []],
  ["takes JSON", { method: "POST" }, false, ["wrong_type", "too_large", "bad_json"]],
  [
    "takes a form alone",
    { method: "POST", bodies: ["multipart/form-data"] },
    false,
    ["wrong_type", "too_large"],
  ],
  ["is limited", {}, true, ["too_many"]],
  ["fails in its own way", { fails: ["not_found"] }, false, ["not_found"]],
])("an operation that %s may fail so", (_, more, isLimited, further) => {
  const failures = failuresOf(operation(more), isLimited);
  expect(new Set(failures)).toEqual(new Set([...ALWAYS, ...further]));
  const codes = failures.map((name) => ERROR_CODES[name].code);
  expect(codes).toEqual([...codes].sort((a, b) => a - b));
});

test("a GET has no body, another method JSON unless it says more", () => {
  expect(bodiesOf(operation({ bodies: ["application/json"] }))).toEqual([]);
  expect(bodiesOf(operation({ method: "POST" }))).toEqual(["application/json"]);
  expect(bodiesOf(operation({ method: "POST", bodies: ["multipart/form-data"] }))).toEqual([
    "multipart/form-data",
  ]);
});
