import { type KeyboardEvent, type RefObject, useId, useState } from "react";

interface ComboboxOptions<Item> {
  input: RefObject<HTMLInputElement | null>;
  items: readonly Item[];
  /** False if there is nothing to suggest: the input is then a plain field. */
  enabled: boolean;
  onChoose: (item: Item) => void;
}

/**
 * Behaviour of an editable combobox with a list (ARIA APG): the focus stays in the input, the arrows move
 * through the list, Enter chooses, Escape closes. Own code because it is 60 lines against 13 kB for the
 * smallest suitable package.
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
    // One position more than items: the box itself, so that cycling with the arrows returns to the typed
    // text.
    const places = items.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, arrows and Enter belong to the input method.
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
    /**
     * A new list must not keep the position in the old one: Enter would choose an item that nobody pointed
     * at.
     */
    release: () => setActive(-1),
    /** Typing starts a new choice. */
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
