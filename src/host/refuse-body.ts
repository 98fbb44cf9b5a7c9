import type { IncomingMessage, ServerResponse } from "node:http";
import { failureMessage } from "#i18n/api-errors.ts";
import { failureResponse } from "#server/http/endpoint.ts";
import { requestLanguage } from "#server/http/language.ts";
import { logRequest } from "#server/http/log-request.ts";
import type { RequestFailure } from "#server/http/request-failure.ts";

/**
 * Maximum size of a request's body in bytes. It is the maximum of a function on Netlify, so that both hosts
 * accept the same requests.
 */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/**
 * Time in ms for which further data of a refused sender is received and dropped, so that the sender can read
 * the answer.
 */
const LINGER_MS = 1_000;

/**
 * Whether a request declares a body that is too large. A body without a declared length is counted while it
 * arrives.
 */
export const announcesTooMuch = (incoming: IncomingMessage): boolean =>
  Number(incoming.headers["content-length"] ?? 0) > MAX_BODY_BYTES;

/** The failure for a body that is too large. */
export const TOO_LARGE: RequestFailure = { error: "too_large", value: String(MAX_BODY_BYTES) };

/** Answers with a failure in the envelope, in the visitor's language. */
export const failed = (request: Request, failure: RequestFailure): Response =>
  failureResponse(failure, failureMessage, requestLanguage(request));

/** Answers 413 in the visitor's language and closes the connection. The rest of the body is not kept. */
export async function refuseBody(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const told = ["accept-language", "x-lang", "x-nf-request-id"].flatMap((name): [string, string][] => {
    const value = incoming.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const request = new Request("http://host/", { headers: told });
  const response = failed(request, TOO_LARGE);
  logRequest(request, "413", response.status, 0);
  const json = await response.text();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    "content-length": Buffer.byteLength(json),
    connection: "close",
  });
  outgoing.write(json);
  // If the connection were closed at once, it would be reset before the sender has read the answer.
  const end = setTimeout(() => outgoing.end(), LINGER_MS);
  incoming.once("close", () => clearTimeout(end));
  incoming.once("end", () => outgoing.end());
  incoming.on("error", () => {});
  incoming.resume();
}
