import { readEnvironment } from "../settings/read-environment.ts";

/** The origin of the published site; empty if not set. */
export function publishedOrigin(): string {
  const { URL: published } = readEnvironment();
  return published ? new URL(published).origin : "";
}

/**
 * The origin for links to this site: the published one, else that of the request, which its sender may have
 * made up. An answer with the latter may only be cached privately.
 */
export const siteOrigin = (request: Request): string => publishedOrigin() || new URL(request.url).origin;
