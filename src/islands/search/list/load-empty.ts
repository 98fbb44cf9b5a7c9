import { loadPanelWords } from "../panels/panel-words.ts";

/** The component for an empty result, with its words. */
export async function loadEmpty() {
  const [{ EmptyResult }, words] = await Promise.all([import("./EmptyResult.tsx"), loadPanelWords()]);
  return { Panel: EmptyResult, words };
}
