import { loadPanelWords } from "../panels/panel-words.ts";

/** What is offered when nothing was found, with its words. */
export async function loadEmpty() {
  const [{ EmptyResult }, words] = await Promise.all([import("./EmptyResult.tsx"), loadPanelWords()]);
  return { Panel: EmptyResult, words };
}
