import type { RequestFailure } from "./request-failure.ts";

export const FORM = "application/x-www-form-urlencoded" as const;

type Read<Value> = Value | { failure: RequestFailure };

/**
 * The bytes of a request's body, at most `limit`: what is larger is not read on, and what breaks off, because whoever
 * sends it has gone, is a failure of the request and no error of ours.
 */
export async function readBody(request: Request, limit: number): Promise<Read<{ bytes: Buffer }>> {
  const tooLarge = { failure: { error: "too_large", value: String(limit) } } as const;
  if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
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

/** The text of a form without files that is posted, under the same limits. */
export async function readForm(request: Request, limit: number): Promise<Read<{ text: string }>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM) return { failure: { error: "wrong_type", value: FORM } };
  const read = await readBody(request, limit);
  return "failure" in read ? read : { text: read.bytes.toString("utf8") };
}
