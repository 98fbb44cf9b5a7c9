import type { Dictionary } from "./cn.ts";
import * as words from "./en/words.ts";

/** The English words. The type check and the build fail if a key is missing. */
export const en: Dictionary = words;
