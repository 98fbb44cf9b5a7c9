/** How a message is shown. */
export interface ToastOptions {
  kind?: "info" | "warning" | "error";
  /** Time, in ms, for which the message stays. With 0 it stays until the returned function is called. */
  ms?: number;
}

const TOAST_MS = 5000;

function region(): HTMLElement {
  const there = document.querySelector<HTMLElement>(".toasts");
  if (there) return there;
  const made = document.createElement("div");
  made.className = "toasts";
  document.body.append(made);
  return made;
}

/**
 * Shows a short message at the bottom of the window, or at the top on a phone. Returns the function that
 * closes it. Does nothing if there is no document, as in a test.
 */
export function showToast(text: string, { kind = "info", ms = TOAST_MS }: ToastOptions = {}): () => void {
  if (!globalThis.document || !text) return () => {};
  const toast = document.createElement("p");
  toast.className = kind;
  toast.setAttribute("role", kind === "info" ? "status" : "alert");
  region().append(toast);
  // Screen readers announce a text that is added after its element.
  toast.textContent = text;
  const close = () => toast.remove();
  if (ms > 0) setTimeout(close, ms);
  return close;
}
