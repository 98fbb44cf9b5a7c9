import type { Lang } from "./lang.ts";

/** The language of the page on which the script runs. */
export const pageLang = (): Lang => (document.documentElement.lang === "en" ? "en" : "cn");
