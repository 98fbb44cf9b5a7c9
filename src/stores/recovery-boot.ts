// What the recovery page does before its island is there; imports nothing, so that it stays small.

/** A search sent before the island came alive is marked for it; without script there is nothing to send to. */
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.dataset.claim === undefined) return;
  event.preventDefault();
  form.dataset.sent = "";
});

// A choice made before the island came alive: React sets a select back to its default when it takes it over.
addEventListener("change", (event) => {
  const field = event.target as HTMLSelectElement;
  if (field.name === "amount") field.dataset.held = field.value;
});

// An address that asks for another search wakes the island at once.
if (location.hash.length > 1)
  document.querySelector("astro-island")?.dispatchEvent(new PointerEvent("pointerdown"));

export {};
