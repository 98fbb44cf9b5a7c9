import type { Dictionary } from "./cn.ts";
import { dictionary } from "./dictionary.ts";
import { type Lang, localePath } from "./lang.ts";

/** The words that replace an island after an error, and the address of the contact page. */
export type BrokenIslandWords = Dictionary["frame"]["broken"] & { contactPage: string };

/** The words that replace an island after an error, in a language. */
export const brokenIslandWords = (lang: Lang): BrokenIslandWords => ({
  ...dictionary(lang).frame.broken,
  contactPage: localePath("/layout/info/contact", lang),
});
