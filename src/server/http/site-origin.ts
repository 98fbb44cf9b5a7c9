import { readEnvironment } from "../settings/read-environment.ts";

/**
 * The origin of the published site, for links in content that people keep. Empty if `URL` is not set; links
 * then begin with a slash. The host in the request is never used, because its sender may forge it.
 */
export function publishedOrigin(): string {
  const { URL: published } = readEnvironment();
  return published ? new URL(published).origin : "";
}
