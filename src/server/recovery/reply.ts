import { ERROR_CODES, type ErrorName } from "#contract/envelope.ts";

/** True where the visitor asked for English: our client's x-lang, `lang=en`, or the browser's first language. */
export function wantsEnglish(request: Request): boolean {
  const own = request.headers.get("x-lang") ?? new URL(request.url).searchParams.get("lang");
  return own ? own === "en" : /^en\b/i.test(request.headers.get("accept-language") ?? "");
}

/** A JSON answer. */
export function reply(body: object, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), { ...init, headers });
}

/** A failure in the shape of the envelope. */
export function refuse(error: ErrorName, msg: string, fields?: string[], headers?: HeadersInit): Response {
  const { status, code } = ERROR_CODES[error];
  return reply({ result: { code, msg, ...(fields && { fields }) } }, { status, headers });
}
