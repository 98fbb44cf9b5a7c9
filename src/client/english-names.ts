/**
 * The script of English pages: next to the Chinese name of a court, a place or a common cause it puts the
 * English meaning, in `data-english`, which is shown after it. Texts of judgments and laws, and what a
 * visitor types, stay as they are. Works for what is on the page and for whatever any other script adds.
 */
const HAN_RUN = /[\p{Script=Han}（）()、]+/gu;
const LEFT_ALONE =
  "input,textarea,select,script,style,template,[data-slot=body],[data-slot=tail],[data-slot=postscript],.law-text";

let names: Record<string, string> = {};

function nameIn(node: Node): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = node.nodeType === Node.TEXT_NODE ? node : walker.nextNode(); text; text = walker.nextNode())
    if (text.parentElement) tell(text.parentElement);
}

function tell(element: HTMLElement): void {
  const text = [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : " "))
    .join("");
  const found = (text.match(HAN_RUN) ?? []).flatMap((run) => (Object.hasOwn(names, run) ? names[run]! : []));
  const english = element.closest(LEFT_ALONE) ? "" : [...new Set(found)].join(", ");
  if (english === (element.dataset.english ?? "")) return;
  if (english) element.dataset.english = english;
  else delete element.dataset.english;
}

const STYLE = `@layer base {
  [data-english]::after {
    content: " (" attr(data-english) ")";
    color: var(--ink-soft);
    font: 400 0.875em / 1.4 var(--sans);
  }
}`;

// The names are in a file beside this script, which the build puts there without its types.
const answer = await fetch(new URL("english.json", import.meta.url));
if (answer.ok) {
  names = await answer.json();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  nameIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) nameIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export {};
