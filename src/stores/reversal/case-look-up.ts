import { atom } from "nanostores";
import { keepFilled, readFilled } from "../page/form-draft.ts";
import { lookUpCase } from "./case-analysis.ts";
import { $case, type CaseField, editCase } from "./case-form.ts";

/** The result of the look-up by case number. `filled` names the fields that it wrote; none if all had a value. */
export type LookUp =
  | { kind: "idle" | "numberless" | "failed" | "unknown" }
  | { kind: "found"; filled: CaseField[] };
export const $lookUp = atom<LookUp>({ kind: "idle" });

/** The number requested last, and the number whose answer is pending. */
let asked = "";
let running = "";
/** What the last look-up wrote. */
let filled = new Map<string, string>();

const numberNow = () => $case.get().first_instance_number.trim();

/** Restores which values of a draft a look-up wrote; they are removed together with its number. */
export function startLookUp(): void {
  filled = readFilled(numberNow());
  if (filled.size > 0) asked = numberNow();
}

/** Removes what was filled in for another number, unless the visitor has overwritten it since. */
function dropFilled(): void {
  const values = $case.get();
  const unchanged = [...filled].filter(([name, value]) => values[name as CaseField].trim() === value);
  filled.clear();
  keepFilled("", filled);
  asked = "";
  $lookUp.set({ kind: "idle" });
  if (unchanged.length > 0) editCase(Object.fromEntries(unchanged.map(([name]) => [name, ""])));
}

/** Fills empty fields from the collection's own document, if it contains the case number. */
export async function lookUp(): Promise<void> {
  const number = numberNow();
  if (number !== asked) dropFilled();
  if (!number) return $lookUp.set({ kind: "numberless" });
  asked = number;
  // Requested again while the answer is pending: the second answer would find nothing left to fill.
  if (running === number) return;
  running = number;
  const found = await lookUpCase(number, $case.get().mainjudge.trim());
  if (running === number) running = "";
  // The field contains another number by now, or its form was cleared: this answer does not belong to it.
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

/** The number's field lost focus after an edit: a complete number is looked up, once. */
export function leaveNumber(): void {
  if (numberNow() === asked) return;
  if (numberNow().endsWith("号")) void lookUp();
  else dropFilled();
}
