/** The interface languages; stored under the local-storage key `lang` in this spelling. */
export const LANGS = ["cn", "en"] as const;
export type Lang = (typeof LANGS)[number];

/** Value of the `lang` attribute and of `hreflang`. */
export const HTML_LANG: Record<Lang, string> = { cn: "zh-CN", en: "en" };

/** The address of a page in a language: "/layout" -> "/layout" or "/en/layout"; "/" -> "/" or "/en/". */
export function localePath(path: string, lang: Lang): string {
  return lang === "cn" ? path : `/en${path}`;
}

/** What `getStaticPaths` of a page in src/pages/[...lang] returns: Chinese at /, English at /en/. */
export function languagePaths() {
  return [
    { params: { lang: undefined }, props: { lang: "cn" as Lang } },
    { params: { lang: "en" }, props: { lang: "en" as Lang } },
  ];
}
