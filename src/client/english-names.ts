import { englishBeside, LEFT_ALONE } from "#domain/text/english-beside.ts";

/**
 * The script of English pages. It adds the English name to each element with the Chinese name of a court, a
 * place or a common cause. The name is in the attribute `data-english`, which CSS displays. Elements that
 * other scripts add later get it too. Texts of judgments and laws and the visitor's input stay unchanged.
 */
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
  const english = element.closest(LEFT_ALONE) ? "" : englishBeside(text, names);
  if (english === (element.dataset.english ?? "")) return;
  if (english) element.dataset.english = english;
  else delete element.dataset.english;
}

// The build writes english.json beside this script.
const answer = await fetch(new URL("english.json", import.meta.url));
if (answer.ok) {
  names = await answer.json();
  nameIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) nameIn(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
