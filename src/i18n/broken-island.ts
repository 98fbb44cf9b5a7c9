import type { Dictionary } from "./cn.ts";
import { dictionary } from "./dictionary.ts";
import { type Lang, localePath } from "./lang.ts";

/** What an island shows in its own place after an error, and where the contact page is. */
export type BrokenIslandWords = Dictionary["frame"]["broken"] & { contactPage: string };

/** The words for a broken island, for a page of the language. */
export const brokenIslandWords = (lang: Lang): BrokenIslandWords => ({
  ...dictionary(lang).frame.broken,
  contactPage: localePath("/layout/info/contact", lang),
});
