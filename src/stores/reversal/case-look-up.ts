import { atom } from "nanostores";
import { keepFilled, readFilled } from "../page/form-draft.ts";
import { lookUpCase } from "./case-analysis.ts";
import { $case, type CaseField, editCase } from "./case-form.ts";

/**
 * The result of the search for a case by its case number. `filled` names the fields that it filled in. It is
 * empty if all fields had a value.
 */
export type LookUp =
  | { kind: "idle" | "numberless" | "failed" | "unknown" }
  | { kind: "found"; filled: CaseField[] };
export const $lookUp = atom<LookUp>({ kind: "idle" });

/** The case number that was requested last. */
let asked = "";
/** The case number whose answer is pending; empty if none is. */
let running = "";
/** Maps each field that the last answer filled in to the value. */
let filled = new Map<string, string>();

const numberNow = () => $case.get().first_instance_number.trim();

/**
 * Restores which values of a draft come from the collection. They are removed when the case number changes.
 */
export function startLookUp(): void {
  filled = readFilled(numberNow());
  if (filled.size > 0) asked = numberNow();
}

/**
 * Removes the values that were filled in for another case number. Values that the visitor has changed stay.
 */
function dropFilled(): void {
  const values = $case.get();
  const unchanged = [...filled].filter(([name, value]) => values[name as CaseField].trim() === value);
  filled.clear();
  keepFilled("", filled);
  asked = "";
  $lookUp.set({ kind: "idle" });
  if (unchanged.length > 0) editCase(Object.fromEntries(unchanged.map(([name]) => [name, ""])));
}

/**
 * Requests the case by its case number and fills empty fields with what its document in the collection says.
 */
export async function lookUp(): Promise<void> {
  const number = numberNow();
  if (number !== asked) dropFilled();
  if (!number) return $lookUp.set({ kind: "numberless" });
  asked = number;
  // The same case number was requested while its answer is pending. The second answer would find no empty
  // field.
  if (running === number) return;
  running = number;
  const found = await lookUpCase(number, $case.get().mainjudge.trim());
  if (running === number) running = "";
  // The visitor has changed the case number or cleared the form meanwhile, so this answer does not belong to
  // it.
  if (numberNow() !== number || asked !== number) return;
  if (found === "failed") return $lookUp.set({ kind: "failed" });
  if (!found) return $lookUp.set({ kind: "unknown" });
  const facts: [CaseField, string][] = [
    ["mainjudge", found.presiding_judge],
    ["collegial_panel_members", found.panel.join("；")],
    ["amount", found.claim_amount === null ? "" : String(found.claim_amount)],
    ["court", found.court],
    ["reason", found.cause],
  ];
  const empty = facts.filter(([name, value]) => value && !$case.get()[name].trim());
  for (const [name, value] of empty) filled.set(name, value);
  keepFilled(number, filled);
  editCase(Object.fromEntries(empty));
  $lookUp.set({ kind: "found", filled: empty.map(([name]) => name) });
}

/**
 * The visitor has left the field of the case number. A complete case number that was not requested yet is
 * requested.
 */
export function leaveNumber(): void {
  if (numberNow() === asked) return;
  if (numberNow().endsWith("号")) void lookUp();
  else dropFilled();
}
