import { citationOf } from "#domain/judgment/cite/citation.ts";
import { fill } from "#i18n/fill.ts";
import { $judgment } from "#stores/judgment/judgment.ts";
import { judgmentHash, readJudgmentAddress } from "#stores/judgment/judgment-address.ts";
import { forgetAll, READING_LIST_KEY } from "#stores/page/device-storage.ts";
import { showToast } from "#stores/page/notice.ts";
import { button } from "../make.ts";
import { slot, words } from "./page/slots.ts";

/**
 * Copies the citation of the judgment and its address. If the address of the page names a paragraph, both
 * name it too.
 */
async function copyCitation(): Promise<void> {
  const state = $judgment.get();
  if (state.kind !== "ready") return;
  const paragraph = readJudgmentAddress(location)?.paragraph ?? 0;
  const citation = citationOf(state.judgment, paragraph);
  const address = `${location.origin}${location.pathname}${judgmentHash(state.judgment.id, paragraph)}`;
  try {
    await navigator.clipboard.writeText(`${citation} ${address}`);
    showToast(fill(words.copied, { text: citation }));
  } catch {
    showToast(fill(words.copyFailed, { text: citation }), { kind: "warning", ms: 0 });
  }
}

/**
 * Connects the buttons of the page. `onCleared` runs after the visitor has deleted the history on this
 * device.
 */
export function wireActions(onCleared: () => void): void {
  const saveText = async () => {
    const state = $judgment.get();
    if (state.kind !== "ready") return;
    const loaded = await import("./save-judgment.ts").catch(() => null);
    if (loaded) loaded.saveText(state.judgment);
    else showToast(words.errors.network, { kind: "error" });
  };
  slot("cite").onclick = copyCitation;
  slot("print").onclick = () => window.print();
  slot("text").onclick = saveText;
  slot("clear").onclick = () => {
    forgetAll([READING_LIST_KEY]);
    onCleared();
    showToast(words.cleared);
  };
}

/**
 * Creates the button that copies the citation of the paragraph named in the address. It is shown in that
 * paragraph.
 */
export const citeButton = () => button(words.citeParagraph, copyCitation, "cite-here screen");
