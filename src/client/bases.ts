/**
 * Where the service answers: the address before every path. Empty means this site itself. The lawyer list
 * has its own. Set at build time by PUBLIC_SERVICE_BASE and PUBLIC_LAWYER_BASE, which astro.config.mjs also
 * writes into the page policy.
 */
export const BASES = {
  service: import.meta.env?.PUBLIC_SERVICE_BASE ?? "",
  lawyer: import.meta.env?.PUBLIC_LAWYER_BASE ?? "",
  /** Files built with the pages, always from this site. */
  site: "",
} as const;
export type Base = keyof typeof BASES;
