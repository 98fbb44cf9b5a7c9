import { cn, type Dictionary } from "./cn.ts";
import { en } from "./en.ts";
import type { Lang } from "./lang.ts";

/** Thrown at build time when the English words miss a key; names file and key. */
export class MissingTranslationError extends Error {
  override name = "MissingTranslationError";
}

/** The keys of `source` that `target` lacks or leaves empty, as "place.key". */
export function missingKeys(source: object, target: object, path = ""): string[] {
  return Object.entries(source).flatMap(([key, value]) => {
    const there = (target as Record<string, unknown>)[key];
    const name = path ? `${path}.${key}` : key;
    if (value !== null && typeof value === "object")
      return there !== null && typeof there === "object" ? missingKeys(value, there, name) : [name];
    return there === undefined || there === "" ? [name] : [];
  });
}

const missing = missingKeys(cn, en);
if (missing.length > 0)
  throw new MissingTranslationError(
    `src/i18n/en/${missing[0]?.split(".")[0]}.ts: no text for ${missing.join(", ")}`,
  );

/** The words of one language. For pages and components; islands get their part as a prop. */
export function dictionary(lang: Lang): Dictionary {
  return lang === "cn" ? cn : en;
}
