import { atom } from "nanostores";
import { CHECKED_FIELDS, type CheckedField, DOCUMENT_TYPES } from "#contract/reversal/reverse-fields.ts";
import { carryCase } from "../page/carried-case.ts";
import { forget } from "../page/device-storage.ts";
import { saveDraft, startingValues } from "../page/form-draft.ts";
import { clearDevice, clearFault, otherCourt, submitCase } from "./case-analysis.ts";

/** Local-storage key of the draft, which is the form as last typed. */
const DRAFT = "caseDraft";

export const CASE_FIELDS = [
  ...CHECKED_FIELDS,
  "collegial_panel_members",
  "paper",
  "holding",
  "served",
] as const;
export type CaseField = (typeof CASE_FIELDS)[number];
/** The values of the form for the reversal analysis, as typed. */
export type CaseValues = Readonly<Record<CaseField, string>>;

const EMPTY = Object.fromEntries(CASE_FIELDS.map((name) => [name, ""])) as CaseValues;

export const $case = atom<CaseValues>(EMPTY);
/** The first required field that was empty when the form was last sent. */
export const $missingCaseField = atom<CheckedField | null>(null);
/** Whether clearing the form was the visitor's last action on it. */
export const $isCaseCleared = atom(false);

// The lead form takes over the typed values.
$case.listen((values) => {
  saveDraft(DRAFT, values);
  carryCase(values);
});

/** Fills the store with what the visitor typed before hydration, and with the draft. */
export function startCase(form: HTMLFormElement): void {
  $case.set(startingValues(DRAFT, CASE_FIELDS, form));
}

/** Changes fields. Removes the messages about these fields, about the last answer and about clearing. */
export function editCase(part: Partial<CaseValues>): void {
  $case.set({ ...$case.get(), ...part });
  const missing = $missingCaseField.get();
  if (missing && missing in part) $missingCaseField.set(null);
  $isCaseCleared.set(false);
  clearFault();
}

/**
 * Sends the case. If the case number contains the code of another court, `isMeant` first asks the visitor
 * whether the chosen court is right. Returns `missing` if nothing was sent: the first empty required field,
 * or the court if the visitor says that it is wrong. Returns `hash` if there is an answer: the part of an
 * address from the # on, under which the result page shows it. Returns null if there is no answer.
 */
export async function sendCase(
  words: { sending: string },
  isMeant: (of: { number: string; other: string; court: string }) => boolean,
): Promise<{ missing: CheckedField } | { hash: string } | null> {
  const { served, paper, holding, ...required } = Object.fromEntries(
    Object.entries($case.get()).map(([name, value]) => [name, value.trim()]),
  ) as CaseValues;
  const missing = CHECKED_FIELDS.find((name) => required[name] === "") ?? null;
  $missingCaseField.set(missing);
  if (missing) return { missing };
  const { first_instance_number: number, court } = required;
  const other = await otherCourt(number, court);
  if (other && !isMeant({ number, other, court })) return { missing: "court" };
  const hash = await submitCase(
    {
      ...required,
      served: served || undefined,
      paper: DOCUMENT_TYPES.find((type) => type === paper),
      holding: holding || undefined,
    },
    words,
  );
  if (hash === null) return null;
  forget(DRAFT);
  return { hash };
}

/** Empties the form and deletes what this site stores on the device, except the reading list. */
export function clearCase(): void {
  clearDevice();
  $case.set(EMPTY);
  $missingCaseField.set(null);
  clearFault();
  $isCaseCleared.set(true);
}
