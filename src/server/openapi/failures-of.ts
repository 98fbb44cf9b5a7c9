import type { ErrorName } from "#contract/envelope.ts";
import { ERROR_CODES } from "#contract/envelope.ts";
import type { Operation } from "#contract/operation.ts";

const JSON_TYPE = "application/json";

/** The content types that the body of an operation may have. A GET has no body. */
export const bodiesOf = ({ method, bodies }: Operation): readonly string[] =>
  method === "GET" ? [] : (bodies ?? [JSON_TYPE]);

/** Whether callers send any input to an operation. Every operation with input may fail with `bad_input`. */
const takesSomething = ({ input, written = input }: Operation): boolean => {
  const { def } = written._zod as { def: { type: string; shape?: object } };
  return def.type !== "object" || Object.keys(def.shape ?? {}).length > 0;
};

/** The failures that an operation may answer with. */
export function failuresOf(operation: Operation, isLimited: boolean): ErrorName[] {
  const bodies = bodiesOf(operation);
  const names = new Set<ErrorName>([
    "method_not_allowed",
    "internal",
    "unavailable",
    "missing_part",
    "faulty_part",
    ...(operation.fails ?? []),
  ]);
  if (takesSomething(operation)) names.add("bad_input");
  if (bodies.length > 0) for (const name of ["wrong_type", "too_large"] as const) names.add(name);
  if (bodies.includes(JSON_TYPE)) names.add("bad_json");
  if (operation.changes) names.add("cross_site");
  if (isLimited) names.add("too_many");
  return [...names].sort((a, b) => ERROR_CODES[a].code - ERROR_CODES[b].code);
}
