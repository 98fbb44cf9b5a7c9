import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./Button.tsx";

interface Props {
  title: string;
  /** Name of the closing button. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog. It is open as long as it is rendered. The browser keeps the focus in it and closes it on
 * Escape.
 */
export function Dialog({ title, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button
          className="dialog-close"
          aria-label={close}
          onClick={() => dialog.current?.close()}
          text="×"
        />
      </div>
      {children}
    </dialog>
  );
}
