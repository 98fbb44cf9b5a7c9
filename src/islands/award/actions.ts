import type { JudgmentDetail } from "#contract/content.ts";
import { citationOf } from "#domain/judgment/citation.ts";
import { judgmentFileName, judgmentText } from "#domain/judgment/plain-text.ts";
import { fill } from "#i18n/fill.ts";
import { awardHash, readAwardAddress } from "#stores/award-address.ts";
import { forgetAll } from "#stores/device-storage.ts";
import { $judgment } from "#stores/judgment.ts";
import { showToast } from "#stores/notice.ts";
import { make, slot, words } from "./slots.ts";

/** Copies the citation with its address, of the paragraph that the address names if it names one. */
async function copyCitation(): Promise<void> {
  const state = $judgment.get();
  if (state.kind !== "ready") return;
  const paragraph = readAwardAddress(location)?.paragraph ?? 0;
  const citation = citationOf(state.judgment, paragraph);
  const address = `${location.origin}${location.pathname}${awardHash(state.judgment.id, paragraph)}`;
  try {
    await navigator.clipboard.writeText(`${citation} ${address}`);
    showToast(fill(words.copied, { text: citation }));
  } catch {
    showToast(fill(words.copyFailed, { text: citation }), { kind: "warning", ms: 0 });
  }
}

function save(name: string, type: string, text: string): void {
  const link = make("a", "");
  // A byte order mark: without it older Word and Notepad on Chinese Windows read UTF-8 as GBK.
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function pageOf(judgment: JudgmentDetail): string {
  const page = document.implementation.createHTMLDocument(judgment.casename);
  page.documentElement.lang = "zh-CN";
  const charset = page.createElement("meta");
  charset.setAttribute("charset", "utf-8");
  const style = page.createElement("style");
  style.textContent =
    "body{max-width:42em;margin:2em auto;padding:0 1em;line-height:1.9;font-family:FangSong,STFangsong,serif}h1{text-align:center;font-size:1.3em}.c{text-align:center}.b{text-indent:2em}.t{text-align:right}";
  page.head.prepend(charset);
  page.head.append(style);
  const add = (tag: string, className: string, text: string) => {
    const element = page.createElement(tag);
    element.className = className;
    element.textContent = text;
    page.body.append(element);
  };
  add("p", "c", judgment.court);
  add("h1", "", judgment.text_type || judgment.casename);
  add("p", "t", judgment.case_number);
  for (const text of judgment.body_text) add("p", "b", text);
  for (const text of judgment.tail_text) add("p", "t", text);
  for (const text of judgment.body_postscript) add("p", "b", text);
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

/** Brings the buttons of the page to life. `onCleared` runs after the history on this device has been dropped. */
export function wireActions(onCleared: () => void): void {
  const withJudgment = (run: (judgment: JudgmentDetail) => void) => () => {
    const state = $judgment.get();
    if (state.kind === "ready") run(state.judgment);
  };
  slot("cite").onclick = copyCitation;
  slot("print").onclick = () => window.print();
  slot("text").onclick = withJudgment((judgment) =>
    save(`${judgmentFileName(judgment)}.txt`, "text/plain", judgmentText(judgment)),
  );
  slot("html").onclick = withJudgment((judgment) =>
    save(`${judgmentFileName(judgment)}.html`, "text/html", pageOf(judgment)),
  );
  slot("clear").onclick = () => {
    forgetAll();
    onCleared();
    showToast(words.cleared);
  };
}

/** A button that stands in the paragraph the address names and copies its citation. */
export function citeButton(): HTMLButtonElement {
  const button = make("button", "cite-here screen", words.citeParagraph);
  button.type = "button";
  button.onclick = copyCitation;
  return button;
}
