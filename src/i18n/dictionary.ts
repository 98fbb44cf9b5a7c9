import { cn, type Dictionary } from "./cn.ts";
import { en } from "./en.ts";
import type { Lang } from "./lang.ts";
import { missingKeys } from "./missing-keys.ts";

/** Thrown at build time if the English words miss a key; names file and key. */
export class MissingTranslationError extends Error {
  override name = "MissingTranslationError";
}

const missing = missingKeys(cn, en);
if (missing.length > 0)
  throw new MissingTranslationError(
    `src/i18n/en/${missing[0]?.split(".")[0]}.json: no text for ${missing.join(", ")}`,
  );

/** The words of one language. For pages and components; islands get their part as a prop. */
export function dictionary(lang: Lang): Dictionary {
  return lang === "cn" ? cn : en;
}
