/**
 * Base addresses of the services: the prefix of every path. Empty means this site itself. The lawyer list has
 * its own base address. PUBLIC_SERVICE_BASE and PUBLIC_LAWYER_BASE set them at build time; astro.config.mjs
 * also writes them into the page's Content-Security-Policy.
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
 * Name of the callback parameter if the lawyer list's service answers only by script (JSONP), as a service on
 * another domain may. Usually empty: the service is then called like every other. PUBLIC_LAWYER_CALLBACK sets
 * it at build time.
 */
export const LAWYER_CALLBACK: string = import.meta.env?.PUBLIC_LAWYER_CALLBACK ?? "";
