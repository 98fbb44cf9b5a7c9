import type { RequestFailure } from "../http/request-failure.ts";

/** The largest form that is read, in bytes: fifty values in every list would be less. */
const MAX_FORM_BYTES = 64_000;
const FORM = "application/x-www-form-urlencoded";

/** The urlencoded body of a POST, empty for a page that was opened plainly; or why there is none. */
export async function readForm(request: Request): Promise<{ text: string } | { failure: RequestFailure }> {
  if (request.method === "GET" || request.method === "HEAD") return { text: "" };
  if (request.method !== "POST")
    return { failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD, POST" } } };
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM) return { failure: { error: "wrong_type", value: FORM } };
  const tooLarge = { failure: { error: "too_large", value: String(MAX_FORM_BYTES) } } as const;
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FORM_BYTES) return tooLarge;
  const text = await request.text();
  return text.length > MAX_FORM_BYTES ? tooLarge : { text };
}
