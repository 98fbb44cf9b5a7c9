import { forget, keep, loadStored } from "./device-storage.ts";

/** How long a draft is kept, in milliseconds. It is short, because a form may name people. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

/** The texts of a form, by the name of the field. */
type Draft = Readonly<Record<string, string>>;

/**
 * Stores what is typed into a form. The draft of an empty form is dropped. A text that has not changed keeps
 * its time: a reload does not prolong it.
 */
export function saveDraft(key: string, values: Draft): void {
  const draft = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const kept = loadStored<Draft>(key, DRAFT_MS);
  if (Object.keys(draft).length === 0) forget(key);
  else if (JSON.stringify(kept) !== JSON.stringify(draft)) keep(key, draft, DRAFT_MS);
}

/** The texts that are stored under the key. Empty if there are none or they have expired. */
export const loadDraft = (key: string): Draft => loadStored<Draft>(key, DRAFT_MS) ?? {};

/**
 * The texts with which a form starts: what was typed before the script loaded, else the draft, else nothing.
 */
export function startingValues<Name extends string>(
  key: string,
  names: readonly Name[],
  form: HTMLFormElement,
): Record<Name, string> {
  const typed = new FormData(form);
  const draft = loadDraft(key);
  const start = names.map((name) => [name, String(typed.get(name) ?? "") || (draft[name] ?? "")]);
  return Object.fromEntries(start);
}

const FILLED_KEY = "caseFilled";

/**
 * Stores which values in the form of a case were filled in by looking up the case number `number`. They are
 * kept as long as the draft.
 */
export function keepFilled(number: string, values: ReadonlyMap<string, string>): void {
  if (values.size === 0) forget(FILLED_KEY);
  else keep(FILLED_KEY, { number, values: [...values] }, DRAFT_MS);
}

/**
 * The texts that looking up the case number `number` filled in, by field. Empty if the stored look-up was for
 * another case number.
 */
export function readFilled(number: string): Map<string, string> {
  const kept = loadStored<{ number: string; values: [string, string][] }>(FILLED_KEY, DRAFT_MS);
  return new Map(kept?.number === number ? kept.values : []);
}
