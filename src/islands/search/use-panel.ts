import { useEffect, useId, useState } from "react";
import { loadStyles } from "#stores/page/load-styles.ts";
import { withLoadingBar } from "#stores/page/loading-bar.ts";

/** What a button carries that opens and closes a part. */
export interface Opener {
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
}

/**
 * A part of the page whose code, words and styles travel when it is first opened: `part` is null until it is open
 * and there. `show` opens or closes it, and so does the button that carries `opener`. A load that failed is told by
 * `failed` and tried again by the next opening. React's lazy would keep the failure for good and, without a
 * boundary, take the whole island with it.
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

/** The same for a part that no button opens: it is there where `wanted`, and tried again each time it is wanted anew. */
export function useWanted<Part>(load: () => Promise<Part>, wanted: boolean) {
  const { show, failed, part } = usePanel(load, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is wanted or no longer
  useEffect(() => show(wanted), [wanted]);
  return { failed: wanted && failed, part: wanted ? part : null };
}
