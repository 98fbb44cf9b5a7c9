import { type RefObject, useEffect, useRef } from "react";

/** A ref for a tool's form: what was sent before the island came alive is sent again, now to somebody. */
export function useEarlySubmit(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.dataset.sent === undefined) return;
    delete form.current.dataset.sent;
    form.current.requestSubmit();
  }, []);
  return form;
}
