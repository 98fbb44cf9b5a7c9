import cn from "./cn/request-fields.json" with { type: "json" };
import en from "./en/request-fields.json" with { type: "json" };
import type { Lang } from "./lang.ts";

/** What visitors call the fields of requests; a field without a word keeps its name. */
const FIELDS: Record<Lang, Record<string, string>> = { cn, en };

/** The fields named by paths into a request ("search.qr.0"), in words, without duplicates. */
export function wordFields(paths: readonly string[], language: Lang): string {
  const words = paths.map((path) => {
    const name = path.split(".").findLast((step) => !/^\d+$/.test(step)) ?? path;
    // Own properties only: a path contains names that the visitor sent.
    return Object.hasOwn(FIELDS[language], name) ? FIELDS[language][name] : name;
  });
  return [...new Set(words)].join(language === "cn" ? "、" : ", ");
}
