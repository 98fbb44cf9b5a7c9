import { readFileSync } from "node:fs";
import { parse } from "smol-toml";

/** Headers for every answer whose path matches `path`. A "*" at the end matches any rest. */
export interface HeaderRule {
  path: string;
  values: Record<string, string>;
}

/** What to do with a path that is neither a file nor a function. */
export interface RedirectRule {
  /** A path. It may have `:name` segments, or end in "*". */
  from: string;
  to: string;
  /**
   * With 200 and 404, the file at `to` is the answer. With 301, 302, 307 and 308, the visitor is redirected
   * to `to`.
   */
  status: number;
}

/** What a host needs of netlify.toml. */
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
 * Reads netlify.toml: the folders of the site, headers and redirects. Throws if this host does not support a
 * redirect, so that no rule is ignored silently.
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
