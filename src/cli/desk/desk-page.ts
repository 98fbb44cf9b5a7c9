import { readFileSync } from "node:fs";

/** The CMS's own Content-Security-Policy, since it needs more than the site's allows. */
export const DESK_POLICY = [
  "default-src 'self'",
  // Decap compiles its configuration checks and generates its styles at run time.
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  // GitHub and Netlify's login, for a CMS in production.
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://api.netlify.com",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join("; ");

/** The page of the CMS. */
export const DESK_PAGE = readFileSync("src/cli/desk/desk.html", "utf8").replace("{policy}", DESK_POLICY);
