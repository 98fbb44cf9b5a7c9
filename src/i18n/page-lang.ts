import type { Lang } from "./lang.ts";

/** The language of the page that a script or a living island runs on. */
export const pageLang = (): Lang => (document.documentElement.lang === "en" ? "en" : "cn");
