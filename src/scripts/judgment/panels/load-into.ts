import { fill } from "#i18n/fill.ts";
import type { Loaded } from "#stores/judgment/judgment-panels.ts";
import { make } from "../../make.ts";
import { panelWords } from "./words.ts";

/**
 * Waits for the data of a panel and shows a loading message meanwhile. Null if the data did not arrive; a
 * message then says why. Also null if another judgment has been opened meanwhile.
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
  // Without this id, the panel requests its data again when it is opened next.
  delete place.dataset.id;
  place.replaceChildren(make("p", "", fill(panelWords.failed, { msg: loaded.msg })));
  return null;
}
