import { forget, keep, loadStored } from "./device-storage.ts";

/** A draft expires after this time: a form may name people. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

/** Maps the name of a form's field to its text. */
type Draft = Readonly<Record<string, string>>;

/**
 * Stores what is typed into a form; drops the draft if nothing is. An unchanged text keeps its expiry: only
 * an edit restarts the day, not a reload.
 */
export function saveDraft(key: string, values: Draft): void {
  const draft = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const kept = loadStored<Draft>(key, DRAFT_MS);
  if (Object.keys(draft).length === 0) forget(key);
  else if (JSON.stringify(kept) !== JSON.stringify(draft)) keep(key, draft, Date.now(), DRAFT_MS);
}

/** The texts stored under the key; empty if there are none, or they have expired. */
export const loadDraft = (key: string): Draft => loadStored<Draft>(key, DRAFT_MS) ?? {};

/** The initial texts of a form: what was typed before its script loaded, else its draft, else nothing. */
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

/** Stores which values of the case form a look-up of `number` wrote, for as long as their draft. */
export function keepFilled(number: string, values: ReadonlyMap<string, string>): void {
  if (values.size === 0) forget(FILLED_KEY);
  else keep(FILLED_KEY, { number, values: [...values] }, Date.now(), DRAFT_MS);
}

/**
 * What a look-up of `number` wrote into the form: maps a field to its text. Empty if the stored look-up was
 * for another number.
 */
export function readFilled(number: string): Map<string, string> {
  const kept = loadStored<{ number: string; values: [string, string][] }>(FILLED_KEY, DRAFT_MS);
  return new Map(kept?.number === number ? kept.values : []);
}
