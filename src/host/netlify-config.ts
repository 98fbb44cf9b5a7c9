import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

/** Headers of every answer whose path matches `path` ("*" matches any rest). */
export interface HeaderRule {
  path: string;
  values: Record<string, string>;
}

/** The rule for a path that matches no file and no function. */
export interface RedirectRule {
  /** A path with `:name` segments, or one ending in "*". */
  from: string;
  to: string;
  /** 200 and 404 serve the file at `to`; 301, 302, 307 and 308 redirect the visitor to it. */
  status: number;
}

/** The parts of netlify.toml that a host needs. */
export interface HostConfig {
  /** The folder of the built site. */
  publish: string;
  /** The folder of the functions. */
  functions: string;
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

const STATUSES = [200, 301, 302, 307, 308, 404];
const REDIRECT_KEYS = ["from", "to", "status"];

interface Toml {
  build: { publish: string };
  functions: { directory: string };
  headers?: { for: string; values: Record<string, string> }[];
  redirects?: { from: string; to: string; status?: number }[];
}

/**
 * The site's folders, headers and redirects from netlify.toml. Throws for a redirect this
 * host does not support, so that no rule is silently ignored.
 */
export function readNetlifyConfig(file = "netlify.toml"): HostConfig {
  const toml = parse(readFileSync(file, "utf8")) as unknown as Toml;
  const redirects = (toml.redirects ?? []).map((rule) => {
    const status = rule.status ?? 301;
    const strange = Object.keys(rule).filter((key) => !REDIRECT_KEYS.includes(key));
    if (strange.length > 0) throw new Error(`${file}: redirect ${rule.from} has ${strange.join(", ")}`);
    if (!STATUSES.includes(status)) throw new Error(`${file}: redirect ${rule.from} has status ${status}`);
    return { from: rule.from, to: rule.to, status };
  });
  return {
    publish: toml.build.publish,
    functions: toml.functions.directory,
    headers: (toml.headers ?? []).map((rule) => ({ path: rule.for, values: rule.values })),
    redirects,
  };
}
