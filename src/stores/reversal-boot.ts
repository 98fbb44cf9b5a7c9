// What the reversal pages do before their islands are there.
import { readKept } from "./device-storage.ts";
import { restoreDraft, saveDraft } from "./form-draft.ts";

const forms = document.querySelectorAll<HTMLFormElement>("form[data-draft]");
for (const form of forms) {
  restoreDraft(form);
  form.addEventListener("input", () => saveDraft(form));
  form.addEventListener("change", () => saveDraft(form));
}

/** A form sent before its island came alive is marked for it; it must not travel as an address. */
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.dataset.draft === undefined) return;
  event.preventDefault();
  form.dataset.sent = "";
});

// A result on the device, or an address that asks for one, wakes the island that shows it; else the page says
// that there is none, which it must not say before it has looked.
const place = document.querySelector("[data-wake]");
function wake(): void {
  const isThere = location.hash.length > 1 || readKept("caseInfo") !== null;
  if (isThere) place?.closest("astro-island")?.dispatchEvent(new PointerEvent("pointerdown"));
  else document.documentElement.dataset.nothing = "";
}
if (place) {
  wake();
  addEventListener("hashchange", wake);
}
