import type { RequestFailure } from "./request-failure.ts";
import { publishedOrigin } from "./site-origin.ts";

/**
 * The refusal of a post that a page of another site made, or null. The browser says so: by Sec-Fetch-Site, else by Origin
 * or Referer, which no page can set. A request with none of them comes from a program or a browser of before 2020, where a
 * page could withhold them; such a post needs no cookie and could as well be sent without that browser.
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

/** Whether an address is of this site: schemes may differ, since a proxy in front may have ended TLS. */
function isOurs(address: string, request: Request): boolean {
  // An opaque origin, "null", is none.
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  const published = publishedOrigin();
  return (
    host === new URL(request.url).host ||
    host === request.headers.get("host")?.toLowerCase() ||
    (published !== "" && host === new URL(published).host)
  );
}
