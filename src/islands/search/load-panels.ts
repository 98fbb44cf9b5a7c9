import { loadPanelWords } from "./panels/panel-words.ts";

/** Loads the panel of the advanced search with its words. */
export async function loadAdvanced() {
  const [{ AdvancedPanel }, { advanced }] = await Promise.all([
    import("./box/AdvancedPanel.tsx"),
    loadPanelWords(),
  ]);
  return { Panel: AdvancedPanel, words: advanced };
}

/** Loads the explanation of a query with its words. */
export async function loadExplanation() {
  const [{ Explanation }, { explain }] = await Promise.all([
    import("./conditions/Explanation.tsx"),
    loadPanelWords(),
  ]);
  return { Panel: Explanation, words: explain };
}

/** Loads the message about words that were searched for in other forms too, with its words. */
export async function loadAlso() {
  const [{ AlsoSearched }, { also }] = await Promise.all([
    import("./list/AlsoSearched.tsx"),
    loadPanelWords(),
  ]);
  return { Panel: AlsoSearched, words: also };
}

/** Loads how words were understood, and the proposals for a question, with their words. */
export async function loadAsk() {
  const [{ AskPanel, Taken }, { ask }] = await Promise.all([import("./ask/AskPanel.tsx"), loadPanelWords()]);
  return { Panel: AskPanel, Taken, words: ask };
}
