import { fill } from "#i18n/fill.ts";
import type { Loaded } from "#stores/judgment/judgment-panels.ts";
import { make } from "../../make.ts";
import { panelWords } from "./words.ts";

/**
 * What a panel loads, with a loading message in its place meanwhile; null after a failure, whose message then
 * stands there, and if the place belongs to another judgment by then.
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
  // Opening it again retries.
  delete place.dataset.id;
  place.replaceChildren(make("p", "", fill(panelWords.failed, { msg: loaded.msg })));
  return null;
}
