/** The words of what opens on demand, in the page's language. */
async function loadWords() {
  const words =
    document.documentElement.lang === "en"
      ? import("#i18n/en/search-panels.ts")
      : import("#i18n/cn/search-panels.ts");
  return (await words).searchPanels;
}

/** The panel of advanced search with its words. */
export async function loadAdvanced() {
  const [{ AdvancedPanel }, { advanced }] = await Promise.all([
    import("./box/AdvancedPanel.tsx"),
    loadWords(),
  ]);
  return { Panel: AdvancedPanel, words: advanced };
}

/** The explanation of a query with its words. */
export async function loadExplanation() {
  const [{ Explanation }, { explain }] = await Promise.all([
    import("./conditions/Explanation.tsx"),
    loadWords(),
  ]);
  return { Panel: Explanation, words: explain };
}

/** What is offered when nothing was found, with its words. */
export async function loadEmpty() {
  const [{ EmptyResult }, words] = await Promise.all([import("./list/EmptyResult.tsx"), loadWords()]);
  return { Panel: EmptyResult, words };
}

/** What is said about words that were also searched in other forms, with its words. */
export async function loadAlso() {
  const [{ AlsoSearched }, { also }] = await Promise.all([import("./list/AlsoSearched.tsx"), loadWords()]);
  return { Panel: AlsoSearched, words: also };
}

/** What words were taken for, and the proposals for a question, with its words. */
export async function loadAsk() {
  const [{ AskPanel }, { ask }] = await Promise.all([import("./ask/AskPanel.tsx"), loadWords()]);
  return { Panel: AskPanel, words: ask };
}
