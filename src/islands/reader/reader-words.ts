import type { Dictionary } from "#i18n/cn.ts";

/** The words of the reader's island. */
export type ReaderWords = Dictionary["reader"]["app"];
