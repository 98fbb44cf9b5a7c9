import { readEnvironment } from "../settings.ts";

/** The origin of the published site; empty where no setting names it. */
export function publishedOrigin(): string {
  const { URL: published } = readEnvironment();
  return published ? new URL(published).origin : "";
}

/**
 * The origin for links to this site: the published one, else that of the request, which is whatever its sender wrote.
 * An answer that holds the latter may be kept by that sender alone.
 */
export const siteOrigin = (request: Request): string => publishedOrigin() || new URL(request.url).origin;
