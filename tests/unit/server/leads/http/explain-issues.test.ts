import { expect, test } from "vitest";
import * as z from "zod/mini";
import { LEAD_REASONS } from "#contract/leads/lead-reasons.ts";
import { explainIssues } from "#server/leads/http/explain-issues.ts";

const [FIRST, SECOND] = LEAD_REASONS;
const of = (schema: z.ZodMiniType, value: unknown) => explainIssues(schema.safeParse(value).error!.issues);
const text = (reason?: string) => z.string(reason);

test("each field is named once, with the first reason that is known", () => {
  const schema = z.object({ a: text("no reason"), b: text(SECOND), c: text(FIRST), d: text() });
  expect(of(schema, { d: "" })).toEqual({ error: "bad_input", fields: ["a", "b", "c"], reason: SECOND });
  const listed = z.object({ a: z.array(text()) });
  expect(of(listed, { a: [1, 2] })).toEqual({ error: "bad_input", fields: ["a"] });
});

test("a field below `fields` goes by its own name, a body that is none by body", () => {
  expect(of(z.object({ fields: z.object({ a: text() }) }), { fields: { a: 1 } }).fields).toEqual(["a"]);
  expect(of(z.object({}), 1)).toEqual({ error: "bad_input", fields: ["body"] });
});

test("of an input with several forms the one with the fewest faults is meant", () => {
  const wide = z.object({ a: text(), b: text(), c: text() });
  const near = z.object({ d: text(FIRST), e: text() });
  expect(of(z.union([wide, near]), { e: "" })).toEqual({ error: "bad_input", fields: ["d"], reason: FIRST });
  expect(of(z.union([near, wide]), { a: "", b: "" })).toEqual({ error: "bad_input", fields: ["c"] });
});
