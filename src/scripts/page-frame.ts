/**
 * The script of every page. It changes the header after scrolling, shows the loading bar, stores the chosen
 * language and closes menus. It has no imports and stays below 1 kB (brotli). Pages also work without it.
 */

/** Scroll position, in pixels, from which the header has its second appearance. */
const HEADER_THRESHOLD_PX = 684;
const root = document.documentElement;

const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > HEADER_THRESHOLD_PX);
addEventListener("scroll", markScroll, { passive: true });
markScroll();

// A page that comes from the back/forward cache still shows the loading bar of the link that left it.
addEventListener("pageshow", (event) => event.persisted && root.removeAttribute("data-busy"));

function closeMenus(except?: Node): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(".menu details[open]"))
    if (!except || !menu.contains(except)) menu.open = false;
}

addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = document.activeElement?.closest<HTMLDetailsElement>(".menu details[open]");
  closeMenus();
  menu?.querySelector("summary")?.focus();
});

addEventListener("click", (event) => {
  const target = event.target as Element;
  closeMenus(target);
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (link.className === "skip") {
    // Following the link would replace what stands after the # of the address. The page reads its search,
    // judgment or case from there.
    event.preventDefault();
    document.getElementById("main")?.focus();
    return;
  }
  if (link.dataset.lang) {
    try {
      localStorage.lang = link.dataset.lang;
    } catch {
      // The visitor may have forbidden storage. The address decides on the language anyway.
    }
    link.hash = location.hash;
  }
  if (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !link.target &&
    !link.download
  )
    root.setAttribute("data-busy", "");
});

/** Forms that the visitor submitted before their island was hydrated. */
const early = new Set<HTMLFormElement>();

addEventListener("submit", (event) => {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  if (form.method !== "dialog") return root.setAttribute("data-busy", "");
  // A form with the method "dialog" sends nothing. A click on its button, unlike a submission, makes React
  // hydrate at once. So the button is clicked again after hydration.
  const island = form.closest("astro-island[ssr]");
  const press = () => setTimeout(() => event.submitter?.click());
  if (island && !early.has(form)) island.addEventListener("astro:hydrate", press, { once: true });
  early.add(form);
});
