import type { Lang } from "./lang.ts";

/** The language of the page on which a script or a hydrated island runs. */
export const pageLang = (): Lang => (document.documentElement.lang === "en" ? "en" : "cn");
