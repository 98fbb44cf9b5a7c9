import { readEnvironment } from "../settings/read-environment.ts";

/**
 * The origin of the published site, for links in content that is kept. Empty if `URL` is not set; links then
 * start with a slash. The request's own host is never used, because its sender may forge it.
 */
export function publishedOrigin(): string {
  const { URL: published } = readEnvironment();
  return published ? new URL(published).origin : "";
}
