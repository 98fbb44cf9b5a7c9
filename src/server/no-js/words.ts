import type { noJsWords } from "#i18n/no-js-words.ts";

/** The texts of these pages in one language. */
export type NoJsWords = (typeof noJsWords)["cn"];
