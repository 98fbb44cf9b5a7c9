// What the recovery page does before its island is there; imports nothing, so that it stays small.

// An address that asks for another search wakes the island at once.
if (location.hash.length > 1)
  document.querySelector("astro-island")?.dispatchEvent(new PointerEvent("pointerdown"));

export {};
