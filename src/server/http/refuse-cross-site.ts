import type { RequestFailure } from "./request-failure.ts";
import { publishedOrigin } from "./site-origin.ts";

/**
 * The refusal of a POST that a page of another site made; null if it is accepted. The browser tells the
 * sender by Sec-Fetch-Site, or else by Origin or Referer; a page cannot set these headers.
 *
 * A request without any of them comes from a program, or from a browser before 2020, in which a page could
 * suppress them. It is accepted: a POST needs no cookie here, so anybody could send it without a browser.
 */
export function refuseCrossSite(request: Request): { failure: RequestFailure } | null {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none" ? null : REFUSED;
  const sender = headers.get("origin") ?? headers.get("referer");
  if (sender === null) return null;
  return isOurs(sender, request) ? null : REFUSED;
}

const REFUSED = { failure: { error: "cross_site" } } as const;

/** Whether an address is on this site. Only the hosts are compared, because a proxy may terminate TLS. */
function isOurs(address: string, request: Request): boolean {
  // "null", the origin of a sandboxed page, is no URL.
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  const published = publishedOrigin();
  return (
    host === new URL(request.url).host ||
    host === request.headers.get("host")?.toLowerCase() ||
    (published !== "" && host === new URL(published).host)
  );
}
