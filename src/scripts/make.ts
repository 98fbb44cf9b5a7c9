/** An element with children; `set` is its class, or any of its properties. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  set: string | Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (typeof set === "object") Object.assign(element, set);
  else if (set) element.className = set;
  element.append(...children);
  return element;
}

/** A button with its click handler. */
export const button = (text: string, onclick: () => void, className = "button"): HTMLButtonElement =>
  make("button", { type: "button", className, onclick }, text);
