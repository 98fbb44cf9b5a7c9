import type { RequestFailure } from "./request-failure.ts";

export const FORM = "application/x-www-form-urlencoded" as const;

type Read<Value> = Value | { failure: RequestFailure };

/**
 * Reads the body of a request. A body of more than `limit` bytes is a failure. So is a body that is cut off
 * because the client disconnected.
 */
export async function readBody(request: Request, limit: number): Promise<Read<{ bytes: Buffer }>> {
  const tooLarge = { failure: { error: "too_large", value: String(limit) } } as const;
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > limit) return tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    // A body ends at its declared length (RFC 9112, 6.3), so it cannot be larger. Reading it as a stream
    // would take ten times as long.
    if (declared !== null) {
      const bytes = Buffer.from(await request.arrayBuffer());
      return bytes.length > limit ? tooLarge : { bytes };
    }
    for await (const part of request.body ?? []) {
      size += part.length;
      if (size > limit) return tooLarge;
      parts.push(part);
    }
  } catch {
    return { failure: { error: "damaged" } };
  }
  return { bytes: Buffer.concat(parts) };
}

/** Reads a posted form without files as text, like `readBody`. */
export async function readForm(request: Request, limit: number): Promise<Read<{ text: string }>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM) return { failure: { error: "wrong_type", value: FORM } };
  const read = await readBody(request, limit);
  return "failure" in read ? read : { text: read.bytes.toString("utf8") };
}
