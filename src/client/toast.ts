/** Kind of a toast and how many milliseconds it stays. */
export interface ToastOptions {
  kind?: "info" | "warning" | "error";
  /** How long the message stays, in milliseconds; 0 leaves it until `close`. */
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
 * Shows a short message at the bottom of the window, or at the top on a phone, and returns the function that
 * closes it. Does nothing without a document.
 */
export function showToast(text: string, { kind = "info", ms = TOAST_MS }: ToastOptions = {}): () => void {
  if (!globalThis.document || !text) return () => {};
  const toast = document.createElement("p");
  toast.className = kind;
  toast.setAttribute("role", kind === "info" ? "status" : "alert");
  region().append(toast);
  // Screen readers announce text that is added after the element itself.
  toast.textContent = text;
  const close = () => toast.remove();
  if (ms > 0) setTimeout(close, ms);
  return close;
}
