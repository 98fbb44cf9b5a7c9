// What the recovery page does before its island has loaded; imports nothing, to stay small.

// An address that asks for another search wakes the island at once; so do lists that another service has.
if (location.hash.length > 1 || import.meta.env.PUBLIC_LAWYER_BASE)
  document.querySelector("astro-island")?.dispatchEvent(new PointerEvent("pointerdown"));

export {};
