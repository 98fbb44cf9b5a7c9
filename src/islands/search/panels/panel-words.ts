import { pageLang } from "#i18n/page-lang.ts";

/** Loads the words of parts that open on demand, in the language of the page. */
export async function loadPanelWords() {
  const words =
    pageLang() === "en"
      ? import("#i18n/en/search-panels.json", { with: { type: "json" } })
      : import("#i18n/cn/search-panels.json", { with: { type: "json" } });
  return (await words).default;
}
