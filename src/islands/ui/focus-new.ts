/** Focuses an element that has just appeared, because the button that had the focus is gone. Used as its ref. */
export const focusNew = (element: HTMLElement | null) => element?.focus();
