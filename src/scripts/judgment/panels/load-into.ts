import { fill } from "#i18n/fill.ts";
import type { Loaded } from "#stores/judgment/judgment-panels.ts";
import { make } from "../../make.ts";
import { panelWords } from "./words.ts";

/**
 * Loads the data of a panel and shows a loading message meanwhile. Null after a failure, whose message then
 * replaces it, and if another judgment has been opened meanwhile.
 */
export async function loadInto<Data>(
  place: HTMLElement,
  loading: Promise<Loaded<Data>>,
): Promise<{ data: Data } | null> {
  const { id } = place.dataset;
  place.replaceChildren(make("p", "soft", panelWords.loading));
  const loaded = await loading;
  if (place.dataset.id !== id) return null;
  if ("data" in loaded) return loaded;
  // The next opening retries.
  delete place.dataset.id;
  place.replaceChildren(make("p", "", fill(panelWords.failed, { msg: loaded.msg })));
  return null;
}
