import type { AwardWords } from "./judgment-words.ts";

/** The page's root and words. This page is plain DOM: reading a judgment must not cost a framework. */
export const root = document.querySelector<HTMLElement>("#award") as HTMLElement;
export const words = JSON.parse(root.dataset.words ?? "{}") as AwardWords;

/** The element that the page's markup names with data-slot. */
export function slot<E extends HTMLElement = HTMLElement>(name: string): E {
  return root.querySelector<E>(`[data-slot="${name}"]`) as E;
}

/** Puts text into a slot, or hides it if there is none. */
export function fillSlot(name: string, text: string): void {
  const place = slot(name);
  place.textContent = text;
  // A fact is hidden together with its label.
  (place.closest<HTMLElement>("dl > div") ?? place).hidden = text === "";
}
