import { readEnvironment } from "../settings/read-environment.ts";

/**
 * The origin of the published site, for links in what outlives a request; empty if `URL` is not set: links then begin
 * with a slash. Never the request's own host, which its sender may have made up.
 */
export function publishedOrigin(): string {
  const { URL: published } = readEnvironment();
  return published ? new URL(published).origin : "";
}
