import { fill } from "#i18n/fill.ts";
import type { Loaded } from "#stores/judgment/judgment-panels.ts";
import { make } from "../slots.ts";
import { panelWords } from "./words.ts";

/**
 * What a panel loads, said to be loading at its place meanwhile; null after a failure, which then stands there, and
 * where the place belongs to another judgment by then.
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
  // Opened again, it asks again.
  delete place.dataset.id;
  place.replaceChildren(make("p", "", fill(panelWords.failed, { msg: loaded.msg })));
  return null;
}
