import type { noJsWords } from "#i18n/no-js-words.ts";

/** The texts of the pages for browsers without script, in one language. */
export type NoJsWords = (typeof noJsWords)["cn"];
