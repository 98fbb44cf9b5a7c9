import { readFileSync } from "node:fs";

/** The Content-Security-Policy of the CMS. The CMS needs more than the policy of the site allows. */
export const DESK_POLICY = [
  "default-src 'self'",
  // Decap compiles the checks of its configuration and makes its styles while it runs.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  // GitHub, and the login of Netlify, for the CMS of the live site.
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://api.netlify.com",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** The page of the CMS. */
export const DESK_PAGE = readFileSync("src/cli/desk/desk.html", "utf8").replace("{policy}", DESK_POLICY);
