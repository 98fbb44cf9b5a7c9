import type { Dictionary } from "./cn.ts";
import * as words from "./en/words.ts";

/** The English words. A key missing here fails the type check and the build. */
export const en: Dictionary = words;
