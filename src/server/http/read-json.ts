import type { RequestFailure } from "./request-failure.ts";

/** The largest JSON body that is read, in bytes; every request of the contract is far smaller. */
const MAX_JSON_BYTES = 1_000_000;

/** The JSON value of a request's body, or why there is none. Reads no more than the limit. */
export async function readJson(request: Request): Promise<{ value: unknown } | { failure: RequestFailure }> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { failure: { error: "wrong_type", value: "application/json" } };
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (!bytes) return { failure: { error: "too_large", value: String(MAX_JSON_BYTES) } };
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return { failure: { error: "bad_json" } };
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
