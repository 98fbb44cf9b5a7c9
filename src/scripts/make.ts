/** Creates an element with children. `set` is its class, or an object of its properties. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  set: string | Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  // Firefox before version 119 does not reflect these attributes as properties.
  for (const [name, value] of Object.entries(typeof set === "object" ? set : set && { className: set }))
    if (/^aria|^role$/.test(name)) element.setAttribute(name.replace("aria", "aria-").toLowerCase(), value);
    else Object.assign(element, { [name]: value });
  element.append(...children);
  return element;
}

/** Creates a button with a click handler. */
export const button = (text: string, onclick: () => void, className = "button"): HTMLButtonElement =>
  make("button", { type: "button", className, onclick }, text);
