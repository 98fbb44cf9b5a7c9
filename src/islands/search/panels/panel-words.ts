/** The words of what opens on demand, in the page's language. */
export async function loadPanelWords() {
  const words =
    document.documentElement.lang === "en"
      ? import("#i18n/en/search-panels.ts")
      : import("#i18n/cn/search-panels.ts");
  return (await words).searchPanels;
}
