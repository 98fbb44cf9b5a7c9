import { loadStored } from "#stores/page/device-storage.ts";
import { DRAFT_MS } from "#stores/page/form-draft.ts";

/** The storage key of lead-record.ts, whose records last a day. */
const LEAD_RECORDS = "leadUploads";

// The video's poster and captions are fetched only when it is opened.
document.querySelector(".demo")?.addEventListener("toggle", ({ target }) => {
  const film = (target as HTMLElement).querySelector("video")!;
  film.poster = film.dataset.poster!;
  film.textTracks[0]!.mode = "showing";
});

// For a lead whose files were not all delivered, its numbers and files are shown at once.
if (!location.hash && Object.keys(loadStored(LEAD_RECORDS, DRAFT_MS) ?? {}).length > 0)
  location.replace("#lead");
