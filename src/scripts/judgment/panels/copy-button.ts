import { showToast } from "#stores/page/notice.ts";
import { button } from "../../make.ts";
import { panelWords } from "./words.ts";

/** A button that copies a text; if copying is refused, `shown` is selected for the visitor to copy. */
export function copyButton(text: string, shown: HTMLElement): HTMLButtonElement {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(panelWords.copied);
    } catch {
      getSelection()?.selectAllChildren(shown);
      showToast(panelWords.copyFailed, { kind: "warning" });
    }
  };
  return button(panelWords.copy, copy);
}
