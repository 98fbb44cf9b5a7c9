import { expect } from "vitest";
import * as z from "zod/mini";
import { postJson } from "./call-function.ts";

/** The answer to a value posted as JSON; it must have status 200 and the form of its contract. */
export async function answerTo<Schema extends z.ZodMiniType>(
  path: string,
  body: unknown,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await postJson(path, body);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return z.parse(schema, await response.json());
}
