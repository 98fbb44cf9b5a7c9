import { type ComponentType, createElement, memo, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Static HTML that a page passes an island, by `slot` or as its children: taken over as it stands, and never drawn again. */
const Slot = memo(
  ({ name, html }: { name?: string; html: string }) =>
    createElement("astro-slot", {
      name,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    }),
  () => true,
);

/**
 * Hydrates an island that the build has drawn, with its slots. What Astro's own renderer does beside it (islands drawn in
 * the browser alone, actions, changed properties) no page here has.
 */
export default (island: HTMLElement) =>
  (part: ComponentType<object>, given: object): void => {
    const slots = [...island.querySelectorAll("astro-slot")].map((slot) => {
      const name = slot.getAttribute("name") ?? undefined;
      return [name ?? "children", createElement(Slot, { name, html: slot.innerHTML })];
    });
    const content = createElement(part, { ...given, ...Object.fromEntries(slots) });
    startTransition(() => {
      hydrateRoot(island, content, { identifierPrefix: island.getAttribute("prefix") ?? "" });
    });
  };
