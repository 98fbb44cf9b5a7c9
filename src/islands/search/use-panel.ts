import { type ComponentType, useId, useState } from "react";
import { loadStyles } from "#stores/load-styles.ts";

/**
 * A part of the page whose code and styles travel when somebody first opens it: `Panel` is null until it is open
 * and there. A load that failed is told by `failed` and tried again by the next press of the button.
 */
export function usePanel<Props>(load: () => Promise<{ default: ComponentType<Props> }>, styles: string) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<Props> } | null>(null);
  const toggle = () => {
    setFailed(false);
    setOpen(!open || failed);
    if (loaded || (open && !failed)) return;
    loadStyles(styles);
    load().then(
      (part) => setLoaded({ Panel: part.default }),
      () => setFailed(true),
    );
  };
  return { id, open, toggle, failed: open && failed, Panel: open ? (loaded?.Panel ?? null) : null };
}
