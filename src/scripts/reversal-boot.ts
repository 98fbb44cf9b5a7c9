// What the reversal pages do before their islands have loaded.
import { loadStored } from "#stores/page/device-storage.ts";
import { DRAFT_MS, restoreDraft, saveDraft } from "#stores/page/form-draft.ts";

/** Where lead-record.ts stores what it knows, for a day. */
const LEAD_RECORDS = "leadUploads";

const lead = document.querySelector("form[data-draft=leadDraft]");

const forms = document.querySelectorAll<HTMLFormElement>("form[data-draft]");
for (const form of forms) {
  restoreDraft(form);
  form.addEventListener("input", () => saveDraft(form));
  form.addEventListener("change", () => saveDraft(form));
}

// The video's poster and captions are fetched when it is opened, not before.
document.querySelector(".demo")?.addEventListener("toggle", ({ target }) => {
  const film = (target as HTMLElement).querySelector("video")!;
  film.poster = film.dataset.poster!;
  film.textTracks[0]!.mode = "showing";
});

// A lead whose files were not all delivered: its numbers and files show at once, not at the first touch.
if (lead && Object.keys(loadStored(LEAD_RECORDS, DRAFT_MS) ?? {}).length > 0) {
  if (!location.hash) location.replace("#lead");
  lead.closest("astro-island")?.dispatchEvent(new PointerEvent("pointerdown"));
}

// A result on the device, or an address that asks for one, wakes the island that shows it; otherwise the page
// says that there is none, which it must not say before it has looked.
const place = document.querySelector("[data-wake]");
function wake(): void {
  const isThere = location.hash.length > 1 || loadStored("caseInfo") !== null;
  if (isThere) place?.closest("astro-island")?.dispatchEvent(new PointerEvent("pointerdown"));
  else document.documentElement.dataset.nothing = "";
}
if (place) {
  wake();
  addEventListener("hashchange", wake);
}
