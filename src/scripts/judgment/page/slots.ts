import type { Dictionary } from "#i18n/cn.ts";

/** The page's root and words. This page uses plain DOM, so that reading a judgment loads no framework. */
export const root = document.querySelector<HTMLElement>("#award") as HTMLElement;
export const words = JSON.parse(root.dataset.words ?? "{}") as Dictionary["award"] & {
  errors: Dictionary["search"]["errors"];
};

/** The element with this data-slot in the page's markup. */
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
