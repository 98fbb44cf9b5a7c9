import { hydrate } from "preact";
import { type ComponentType, createElement, memo } from "react";

/**
 * Static HTML that a page passes to an island, in `slot` or as children: kept as it is, never re-rendered.
 */
const Slot = memo(
  ({ name, html }: { name?: string; html: string }) =>
    createElement("astro-slot", { name, dangerouslySetInnerHTML: { __html: html } }),
  () => true,
);

/**
 * Hydrates an island that the build has rendered, with its slots. No page here needs the rest of what Astro's
 * own renderer does (client-only islands, actions, changed properties).
 */
export default (island: HTMLElement) =>
  (part: ComponentType<object>, given: object): void => {
    const slots = [...island.querySelectorAll("astro-slot")].map((slot) => {
      const name = slot.getAttribute("name") ?? undefined;
      return [name ?? "children", createElement(Slot, { name, html: slot.innerHTML })];
    });
    // Typed as React's, and Preact's in the browser.
    const content: unknown = createElement(part, { ...given, ...Object.fromEntries(slots) });
    hydrate(content as Parameters<typeof hydrate>[0], island);
  };
