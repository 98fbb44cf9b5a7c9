/**
 * The languages of the interface. The browser's local storage contains this spelling under the key `lang`.
 */
export const LANGS = ["cn", "en"] as const;
export type Lang = (typeof LANGS)[number];

/** The values of the attributes `lang` and `hreflang`. */
export const HTML_LANG: Record<Lang, string> = { cn: "zh-CN", en: "en" };

/**
 * The address of a page in a language. "/layout" becomes "/layout" in Chinese and "/en/layout" in English.
 */
export function localePath(path: string, lang: Lang): string {
  return lang === "cn" ? path : `/en${path}`;
}

/**
 * The result of `getStaticPaths` for a page in src/pages/[...lang]. Chinese pages are at /, English ones at
 * /en/.
 */
export function languagePaths() {
  return [
    { params: { lang: undefined }, props: { lang: "cn" as Lang } },
    { params: { lang: "en" }, props: { lang: "en" as Lang } },
  ];
}
