/** The languages of messages. The language is "cn" unless English is requested. */
export type AnswerLanguage = "cn" | "en";

/**
 * The language of an answer. The x-lang header, which our own pages send, takes precedence over ?lang=.
 * ?lang= takes precedence over Accept-Language.
 */
export function requestLanguage(request: Request): AnswerLanguage {
  const asked =
    request.headers.get("x-lang") ??
    (request.url.includes("?") ? new URL(request.url).searchParams.get("lang") : null);
  if (asked) return asked.toLowerCase().startsWith("en") ? "en" : "cn";
  return request.headers.get("accept-language")?.trim().toLowerCase().startsWith("en") ? "en" : "cn";
}
