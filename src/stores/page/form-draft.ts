import { forget, keep, loadStored } from "./device-storage.ts";

/** A draft expires after this time: a form may name people. */
export const DRAFT_MS = 24 * 60 * 60 * 1000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields whose text may be stored: no files, no checkboxes (consent is given anew), nothing hidden. */
function keptFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((field): field is Field => {
    if (!("name" in field) || !field.name || !("value" in field)) return false;
    return !["checkbox", "file", "hidden", "submit", "button"].includes(String((field as Field).type));
  });
}

/**
 * Stores what is typed under the key that the form names in data-draft. What is already stored keeps its
 * expiry: only an edit restarts the day, not a reload.
 */
export function saveDraft(form: HTMLFormElement): void {
  const key = form.dataset.draft;
  if (!key) return;
  const typed = keptFields(form).flatMap(({ name, value }) =>
    value && name !== "website" ? [[name, value]] : [],
  );
  if (typed.length === 0) {
    forget(key);
    return;
  }
  const draft = Object.fromEntries(typed);
  const kept = loadStored<typeof draft>(key, DRAFT_MS);
  if (JSON.stringify(kept) !== JSON.stringify(draft)) keep(key, draft, Date.now(), DRAFT_MS);
}

/** Writes the draft into the fields that are still empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = form.dataset.draft && loadStored<Record<string, string>>(form.dataset.draft, DRAFT_MS);
  if (!draft) return;
  for (const field of keptFields(form)) if (!field.value) field.value = draft[field.name] ?? "";
}

const FILLED_KEY = "caseFilled";

/**
 * Stores which values of the case form a look-up of `number` wrote, for as long as the draft that holds them.
 */
export function keepFilled(number: string, values: ReadonlyMap<string, string>): void {
  if (values.size === 0) forget(FILLED_KEY);
  else keep(FILLED_KEY, { number, values: [...values] }, Date.now(), DRAFT_MS);
}

/** What a look-up of `number` wrote, by field; empty if it was for another number. */
export function readFilled(number: string): Map<string, string> {
  const kept = loadStored<{ number: string; values: [string, string][] }>(FILLED_KEY, DRAFT_MS);
  return new Map(kept?.number === number ? kept.values : []);
}

/** Drops the form's draft once its content is delivered. */
export function dropDraft(form: HTMLFormElement): void {
  if (form.dataset.draft) forget(form.dataset.draft);
}
