import { loadStored } from "#stores/page/device-storage.ts";
import { DRAFT_MS } from "#stores/page/form-draft.ts";

/** The storage key of lead-record.ts. */
const LEAD_RECORDS = "leadUploads";

// The poster and the captions of the video are requested only when the visitor opens it.
document.querySelector(".demo")?.addEventListener("toggle", ({ target }) => {
  const film = (target as HTMLElement).querySelector("video")!;
  film.poster = film.dataset.poster!;
  film.textTracks[0]!.mode = "showing";
});

// Some files of a lead were not delivered, so the form is shown at once with the lead's numbers and files.
if (!location.hash && Object.keys(loadStored(LEAD_RECORDS, DRAFT_MS) ?? {}).length > 0)
  location.replace("#lead");
