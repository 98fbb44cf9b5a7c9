import type { Dictionary } from "#i18n/cn.ts";

// This page uses the plain DOM, so that reading a judgment loads no framework.

/** The element that contains the page's slots and, in its data attributes, its words and settings. */
export const root = document.querySelector<HTMLElement>("#award") as HTMLElement;
/** The words of the page in its language. */
export const words = JSON.parse(root.dataset.words ?? "{}") as Dictionary["award"] & {
  errors: Dictionary["search"]["errors"];
};

/** The element with this data-slot in the page's markup. */
export function slot<E extends HTMLElement = HTMLElement>(name: string): E {
  return root.querySelector<E>(`[data-slot="${name}"]`) as E;
}

/** Writes a text into a slot. An empty text hides the slot. */
export function fillSlot(name: string, text: string): void {
  const place = slot(name);
  place.textContent = text;
  // In the list of facts, the label of the fact is hidden too.
  (place.closest<HTMLElement>("dl > div") ?? place).hidden = text === "";
}
