import { type KeyboardEvent, type RefObject, useId, useState } from "react";

interface ComboboxOptions<Item> {
  input: RefObject<HTMLInputElement | null>;
  items: readonly Item[];
  /** False if there is nothing to suggest. The input is then an ordinary field. */
  enabled: boolean;
  onChoose: (item: Item) => void;
}

/**
 * How an editable combobox with a list behaves (ARIA APG). The focus stays in the input, arrows move through
 * the list, Enter chooses, and Escape closes the list. It is our own code: 60 lines, against 13 kB for the
 * smallest package that would do.
 */
export function useCombobox<Item>({ input, items, enabled, onChoose }: ComboboxOptions<Item>) {
  const id = useId();
  const [shown, setOpen] = useState(false);
  const open = shown && enabled;
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (item: Item) => {
    close();
    onChoose(item);
  };
  const move = (step: number) => {
    setOpen(true);
    if (items.length === 0) return;
    // There is one position more than items. It is the box itself, so that the arrows also lead back to the
    // typed text.
    const places = items.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, arrows and Enter belong to it.
    if (event.nativeEvent.isComposing) return;
    const item = items[active];
    if (enabled && (event.key === "ArrowDown" || event.key === "ArrowUp"))
      move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Escape" && open) close();
    else if (event.key === "Enter" && open && item !== undefined) choose(item);
    else return;
    event.preventDefault();
  };

  return {
    open,
    active,
    close,
    choose,
    show: () => setOpen(true),
    /** Leaves no item of a new list active. Otherwise Enter would choose an item at which nobody pointed. */
    release: () => setActive(-1),
    /** Starts a new choice, because the visitor types. */
    restart: () => {
      setOpen(true);
      setActive(-1);
    },
    listId: `${id}-list`,
    optionId,
    inputProps: {
      ref: input,
      role: "combobox",
      "aria-expanded": open,
      "aria-controls": open ? `${id}-list` : undefined,
      "aria-autocomplete": "list" as const,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
      autoComplete: "off",
      onKeyDown,
      onBlur: close,
    },
  };
}
