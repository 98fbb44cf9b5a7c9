import * as z from "zod/mini";
import { attempt } from "#domain/attempt.ts";

/** Maximum number of rounds of conversion. It limits how deeply the values of a form may be nested. */
const MAX_ROUNDS = 6;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/**
 * Converts a form to the value that `schema` decodes. If a name occurs several times, its values are a list;
 * where the schema expects a list, a single value becomes a list of one item. Numbers and booleans are
 * converted where the schema expects them. A list or an object may also be written as JSON
 * (`search={"qr":["代位求偿"]}`). Other values stay as they were typed, and the schema rejects them by name.
 */
export function formValue(text: string, schema: z.ZodMiniType): unknown {
  const params = new URLSearchParams(text);
  const value: Record<string, unknown> = Object.create(null);
  for (const name of new Set(params.keys())) {
    const given = params.getAll(name);
    value[name] = given.length > 1 ? given : given[0];
  }
  const plain = { ...value };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { error } = z.safeParse(schema, plain);
    // Every issue is tried, not only the first, because each has a path of its own.
    const fitted = (error?.issues ?? []).filter((issue) => readAt(plain, issue)).length;
    if (fitted === 0) break;
  }
  return plain;
}

/**
 * Converts the text at the path of an issue to what the schema expects there. False if that is not possible.
 */
function readAt(value: object, issue: z.core.$ZodIssue): boolean {
  const last = issue.path.at(-1);
  const holder = issue.path.slice(0, -1).reduce<unknown>(step, value);
  if (last === undefined || typeof holder !== "object" || holder === null) return false;
  const typed = step(holder, last);
  if (typeof typed !== "string") return false;
  const read = readAs(typed, issue);
  if (read === undefined) return false;
  (holder as Record<PropertyKey, unknown>)[last] = read;
  return true;
}

const step = (holder: unknown, name: PropertyKey): unknown =>
  typeof holder === "object" && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<PropertyKey, unknown>)[name]
    : undefined;

function readAs(typed: string, issue: z.core.$ZodIssue): unknown {
  if (issue.code === "invalid_value")
    return issue.values.find((value) => typeof value !== "string" && String(value) === typed);
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "array") return readJson(typed, "[") ?? [typed];
  if (issue.expected === "object") return readJson(typed, "{");
  if (issue.expected === "boolean") return { true: true, false: false }[typed];
  const wantsNumber = issue.expected === "number" || issue.expected === "int";
  return wantsNumber && NUMBER.test(typed) ? Number(typed) : undefined;
}

function readJson(typed: string, opening: string): unknown {
  return typed.trimStart().startsWith(opening) ? attempt(() => JSON.parse(typed)) : undefined;
}
