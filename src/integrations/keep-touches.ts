/** Fields whose value is in `checked`. */
const TICKS = /^(?:checkbox|radio)$/;
/**
 * Elements that respond to a press without script, except plain buttons: links, folds, fields, submit
 * buttons.
 */
const NATIVE = "a[href],summary,label,input,select,textarea,button";

/** Inputs, text areas and selects; of selects only what all three have in common is used. */
type Field = HTMLInputElement;

/**
 * Sets a field's value as if it were typed now: React takes an event for a change only if the value differs.
 */
function refill(field: Field, kind: string, value: string): void {
  if (kind === "input" && "selectionStart" in field) {
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
  } else if (field.type !== "file") field.value = value;
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * Records what is typed and pressed in an island that is not alive yet, and returns a function that replays
 * it in order: presses, named keys, form submissions, folds, and the last value of each field.
 */
export function keepTouches(island: HTMLElement): () => Promise<void> {
  let alive = false;
  let composing = false;
  const touches = new Map<object, () => void>();
  /** A later event on the same element replaces the earlier one, and its turn. */
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
    // A search is submitted by the page's own script, with what its fields hold; an empty one waits for the
    // island's message.
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

  return async function again(): Promise<void> {
    // Setting a field while an input method composes in it would discard the half-typed word.
    if (composing) return island.addEventListener("compositionend", () => setTimeout(again), { once: true });
    alive = true;
    for (const touch of touches.values()) {
      touch();
      // What a touch changed is drawn before the next one asks for it, as between touches of a hand.
      await null;
    }
  };
}
