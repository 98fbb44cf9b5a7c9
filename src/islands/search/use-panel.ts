import { useId, useState } from "react";
import { loadStyles } from "#stores/load-styles.ts";

/**
 * A part of the page whose code, words and styles travel when somebody first opens it: `part` is null until it is
 * open and there. A load that failed is told by `failed` and tried again by the next press of the button that
 * carries `opener`.
 */
export function usePanel<Part>(load: () => Promise<Part>, styles: string) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const toggle = () => {
    setFailed(false);
    setOpen(!open || failed);
    if (loaded || (open && !failed)) return;
    loadStyles(styles);
    load().then(
      (part) => setLoaded({ part }),
      () => setFailed(true),
    );
  };
  const part = open ? (loaded?.part ?? null) : null;
  const opener = { "aria-expanded": open, "aria-controls": part ? id : undefined, onClick: toggle };
  return { id, opener, failed: open && failed, part };
}
