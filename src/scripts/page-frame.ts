/**
 * The script of every page: header after scrolling, loading bar, language, menus that close. It has no
 * imports and stays below 1 kB brotli; pages also work without it.
 */
const HEADER_THRESHOLD_PX = 684;
const root = document.documentElement;

const markScroll = () => root.toggleAttribute("data-scrolled", scrollY > HEADER_THRESHOLD_PX);
addEventListener("scroll", markScroll, { passive: true });
markScroll();

// The loading bar is still running on a page restored from the back/forward cache.
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
    // Following the link would replace the data that the page reads after the #: a search, a judgment, a
    // case.
    event.preventDefault();
    document.getElementById("main")?.focus();
    return;
  }
  if (link.dataset.lang) {
    try {
      localStorage.lang = link.dataset.lang;
    } catch {
      // Storage may be forbidden; the address determines the language anyway.
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

/** Forms that were submitted before their island was hydrated. */
const early = new Set<HTMLFormElement>();

addEventListener("submit", (event) => {
  if (event.defaultPrevented) return;
  const form = event.target as HTMLFormElement;
  if (form.method !== "dialog") return root.setAttribute("data-busy", "");
  // The dialog method sends nothing. A click on the button, unlike a submission, makes React hydrate at once.
  const island = form.closest("astro-island[ssr]");
  const press = () => setTimeout(() => event.submitter?.click());
  if (island && !early.has(form)) island.addEventListener("astro:hydrate", press, { once: true });
  early.add(form);
});
