import { readBody } from "./read-body.ts";
import type { RequestFailure } from "./request-failure.ts";

/** Largest JSON body accepted, in bytes; every request of the contract is far smaller. */
const MAX_JSON_BYTES = 1_000_000;

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** The JSON value of a request's body, or why there is none. Reads at most the limit. */
export async function readJson(request: Request): Promise<{ value: unknown } | { failure: RequestFailure }> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { failure: { error: "wrong_type", value: "application/json" } };
  const read = await readBody(request, MAX_JSON_BYTES);
  if ("failure" in read) return read;
  try {
    return { value: JSON.parse(UTF_8.decode(read.bytes)) };
  } catch {
    return { failure: { error: "bad_json" } };
  }
}
