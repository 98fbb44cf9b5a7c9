/**
 * The address that precedes the path of each call. Empty means this site. PUBLIC_SERVICE_BASE and
 * PUBLIC_LAWYER_BASE set the addresses of the service and of the lawyer list at build time. astro.config.mjs
 * also writes them into the page's Content-Security-Policy.
 */
export const BASES = {
  service: import.meta.env?.PUBLIC_SERVICE_BASE ?? "",
  lawyer: import.meta.env?.PUBLIC_LAWYER_BASE ?? "",
  /** Files that are built with the pages. This site always serves them itself. */
  site: "",
} as const;

/** The service that a call goes to. */
export type Base = keyof typeof BASES;

/**
 * Name of the callback parameter of a lawyer list that answers only by a script (JSONP), because it runs on
 * another domain. Empty if the lawyer list is called like every other service, which is usual.
 * PUBLIC_LAWYER_CALLBACK sets it at build time.
 */
export const LAWYER_CALLBACK: string = import.meta.env?.PUBLIC_LAWYER_CALLBACK ?? "";
