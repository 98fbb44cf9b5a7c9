import { readForm as readPosted } from "../http/read-body.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/** The largest form accepted, in bytes: fifty values in every list take less. */
const MAX_FORM_BYTES = 64_000;

/** The posted form, empty for a page opened by GET; or why it cannot be read. */
export async function readNoJsForm(
  request: Request,
): Promise<{ text: string } | { failure: RequestFailure }> {
  if (request.method === "GET" || request.method === "HEAD") return { text: "" };
  if (request.method !== "POST")
    return { failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD, POST" } } };
  return readPosted(request, MAX_FORM_BYTES);
}
