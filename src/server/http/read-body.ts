import type { RequestFailure } from "./request-failure.ts";

export const FORM = "application/x-www-form-urlencoded" as const;

type Read<Value> = Value | { failure: RequestFailure };

/**
 * The bytes of a request's body, at most `limit`. A larger body is not read to the end. A body cut off by a
 * disconnected client is a request failure rather than an error.
 */
export async function readBody(request: Request, limit: number): Promise<Read<{ bytes: Buffer }>> {
  const tooLarge = { failure: { error: "too_large", value: String(limit) } } as const;
  const declared = request.headers.get("content-length");
  if (Number(declared ?? 0) > limit) return tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    // A body ends at its declared length (RFC 9112, 6.3); reading it as a stream is ten times as expensive.
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

/** The text of a posted form without files, under the same limits. */
export async function readForm(request: Request, limit: number): Promise<Read<{ text: string }>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM) return { failure: { error: "wrong_type", value: FORM } };
  const read = await readBody(request, limit);
  return "failure" in read ? read : { text: read.bytes.toString("utf8") };
}
