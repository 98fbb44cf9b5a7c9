/**
 * Where the service answers: the prefix of every path. Empty means this site itself. The lawyer list has its
 * own. Set at build time by PUBLIC_SERVICE_BASE and PUBLIC_LAWYER_BASE, which astro.config.mjs also writes
 * into the page policy.
 */
export const BASES = {
  service: import.meta.env?.PUBLIC_SERVICE_BASE ?? "",
  lawyer: import.meta.env?.PUBLIC_LAWYER_BASE ?? "",
  /** Files built with the pages, always served by this site. */
  site: "",
} as const;

/** Which service a call goes to. */
export type Base = keyof typeof BASES;

/**
 * Name of the callback parameter if the lawyer list's service answers only by script, which a service on
 * another domain may do; usually empty: then it is called like every other. Set by PUBLIC_LAWYER_CALLBACK at
 * build.
 */
export const LAWYER_CALLBACK: string = import.meta.env?.PUBLIC_LAWYER_CALLBACK ?? "";
