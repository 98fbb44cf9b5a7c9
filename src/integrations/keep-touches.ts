/** Fields whose value stands in `checked`. */
const TICKS = /^(?:checkbox|radio)$/;
/** What answers a press without script, plain buttons apart: links, folds, fields, buttons that send forms. */
const NATIVE = "a[href],summary,label,input,select,textarea,button";

/** Inputs, text areas and selects; of the last only what all have is used. */
type Field = HTMLInputElement;

/** Gives a field its value as if it were typed now: React takes an event for a change only where the value differs. */
function refill(field: Field, kind: string, value: string): void {
  if (kind === "input" && "selectionStart" in field) {
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
  } else if (field.type !== "file") field.value = value;
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * Keeps what is typed and pressed in an island that is not alive yet, and gives back what does it again, in its
 * order: presses, keys with a name, forms that would have been sent, folds, and the last value of each field.
 */
export function keepTouches(island: HTMLElement): () => void {
  let alive = false;
  let composing = false;
  const touches = new Map<object, () => void>();
  /** A later touch of the same thing takes the place of the earlier one, and its turn. */
  const keep = (what: object, again: () => void) => {
    touches.delete(what);
    touches.set(what, again);
  };
  const on = (type: string, listen: (event: Event, target: Field) => void) =>
    island.addEventListener(
      type,
      (event) => {
        if (!alive) listen(event, event.target as Field);
      },
      true,
    );

  on("click", (event, target) => {
    if (target.closest(NATIVE)?.matches(":not([type=button])")) return;
    event.stopImmediatePropagation();
    keep(event, () => target.dispatchEvent(new MouseEvent("click", event)));
  });
  on("keydown", (event, target) => {
    const { key, isComposing } = event as KeyboardEvent;
    if (key.length === 1 || isComposing) return;
    event.stopImmediatePropagation();
    keep(event, () => target.dispatchEvent(new KeyboardEvent("keydown", event)));
  });
  on("submit", (event, form) => {
    // A search goes its way by the page's own script, with what its fields hold; one for nothing waits, to be told so.
    if (form.dataset.search !== undefined && form.querySelector("input")?.value.trim()) {
      for (const sent of (form as unknown as HTMLFormElement).elements) touches.delete(sent);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(form, () => form.dispatchEvent(new Event("submit", event)));
  });
  on("toggle", (_, fold) => keep(fold, () => fold.dispatchEvent(new Event("toggle"))));
  for (const kind of ["input", "change"])
    on(kind, (_, field) => {
      const { value, checked } = field;
      if (kind === "change" && "selectionStart" in field && field.type !== "file" && !TICKS.test(field.type))
        return;
      keep(field, () => {
        if (!TICKS.test(field.type)) return refill(field, kind, value);
        field.checked = !checked;
        field.click();
      });
    });
  on("compositionstart", () => {
    composing = true;
  });
  on("compositionend", () => {
    composing = false;
  });

  return function again() {
    // To set a field while an input method composes in it would throw away the half-typed word.
    if (composing)
      return void island.addEventListener("compositionend", () => setTimeout(again), { once: true });
    alive = true;
    for (const touch of touches.values()) touch();
  };
}
