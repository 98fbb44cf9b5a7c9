import { cn, type Dictionary } from "./cn.ts";
import { en } from "./en.ts";
import type { Lang } from "./lang.ts";
import { missingKeys } from "./missing-keys.ts";

/** Thrown by the build if the English words miss a key. The message names the file and the key. */
export class MissingTranslationError extends Error {
  override name = "MissingTranslationError";
}

const missing = missingKeys(cn, en);
if (missing.length > 0)
  throw new MissingTranslationError(
    `src/i18n/en/${missing[0]?.split(".")[0]}.json: no text for ${missing.join(", ")}`,
  );

/**
 * All words of a language, for pages and components. Islands get their words as a prop instead, so that a
 * browser does not load all of them.
 */
export function dictionary(lang: Lang): Dictionary {
  return lang === "cn" ? cn : en;
}
