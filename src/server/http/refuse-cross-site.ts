import type { RequestFailure } from "./request-failure.ts";
import { publishedOrigin } from "./site-origin.ts";

/**
 * The refusal of a POST made by a page of another site, or null. The browser shows it by Sec-Fetch-Site, else
 * by Origin or Referer, which pages cannot set. A request without these headers comes from a program or from
 * a browser before 2020, in which a page could suppress them. Such a POST needs no cookie, so it could be
 * sent without a browser as well.
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

/** Whether an address is of this site. Schemes may differ, since a proxy may terminate TLS. */
function isOurs(address: string, request: Request): boolean {
  // The opaque origin "null" is no URL.
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  const published = publishedOrigin();
  return (
    host === new URL(request.url).host ||
    host === request.headers.get("host")?.toLowerCase() ||
    (published !== "" && host === new URL(published).host)
  );
}
