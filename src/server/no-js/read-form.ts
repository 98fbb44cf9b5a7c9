import { readForm as readPosted } from "../http/read-body.ts";
import type { RequestFailure } from "../http/request-failure.ts";

/** The largest form that is read, in bytes: fifty values in every list would be less. */
const MAX_FORM_BYTES = 64_000;

/** What was posted, empty for a page that was opened plainly; or why there is none. */
export async function readNoJsForm(
  request: Request,
): Promise<{ text: string } | { failure: RequestFailure }> {
  if (request.method === "GET" || request.method === "HEAD") return { text: "" };
  if (request.method !== "POST")
    return { failure: { error: "method_not_allowed", headers: { allow: "GET, HEAD, POST" } } };
  return readPosted(request, MAX_FORM_BYTES);
}
