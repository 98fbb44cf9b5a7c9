import { useEffect, useId, useState } from "react";
import { pageLang } from "#i18n/page-lang.ts";
import { loadStyles } from "#stores/page/load-styles.ts";
import { withLoadingBar } from "#stores/page/loading-bar.ts";

/** Loads a module of the result page and its words in the language of the page. */
export async function withWords<Module extends object>(module: Promise<Module>) {
  const words =
    pageLang() === "en"
      ? import("#i18n/en/search-panels.json", { with: { type: "json" } })
      : import("#i18n/cn/search-panels.json", { with: { type: "json" } });
  return { ...(await module), words: (await words).default };
}

/** Attributes of a button that opens and closes a panel. */
export interface Opener {
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
}

/**
 * A part of the page. Its code, words and styles are loaded when it is opened for the first time. `part` is
 * null until it is open and loaded. `show` opens or closes it, and so does the button with `opener`.
 * `failed`: it could not be loaded; the next opening tries again. React's `lazy` would remember the failure
 * for good, and without a boundary it would unmount the whole island.
 */
export function usePanel<Part>(load: () => Promise<Part>, styles: readonly string[]) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const show = (wanted: boolean) => {
    setFailed(false);
    setOpen(wanted);
    if (loaded || !wanted) return;
    styles.forEach(loadStyles);
    withLoadingBar(load()).then(
      (part) => setLoaded({ part }),
      () => setFailed(true),
    );
  };
  const part = open ? (loaded?.part ?? null) : null;
  const toggle = () => show(!open || failed);
  const opener: Opener = { "aria-expanded": open, "aria-controls": part ? id : undefined, onClick: toggle };
  return { id, show, opener, failed: open && failed, part };
}

/**
 * `usePanel` for a part that no button opens. The part is there as long as `wanted` is true. If loading
 * failed, it is tried again when `wanted` next becomes true.
 */
export function useWanted<Part>(load: () => Promise<Part>, wanted: boolean, styles: readonly string[] = []) {
  const { show, failed, part } = usePanel(load, styles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is wanted or no longer
  useEffect(() => show(wanted), [wanted]);
  return { failed: wanted && failed, part: wanted ? part : null };
}
