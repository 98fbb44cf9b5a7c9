import type { Counsel, JudgmentRecord, Side } from "../../judgment/record.ts";
import { firmKey, nameKey, type PractisingLawyer } from "./lawyer-identity.ts";

/**
 * The names of the parties that a lawyer represented in a document, as printed, without duplicates. If no
 * lawyer in the document has the name, because it was corrected since, the lawyers of the same firm are
 * taken.
 */
export function partiesOf(lawyer: PractisingLawyer, document: Pick<JudgmentRecord, "counsel">): string[] {
  return [...new Set(entriesOf(lawyer, document).flatMap(({ parties }) => parties))];
}

/**
 * The side of a lawyer in a document. If there are several, the first one printed; "other" if there is none.
 */
export function sideOf(lawyer: PractisingLawyer, document: Pick<JudgmentRecord, "counsel">): Side {
  return entriesOf(lawyer, document)[0]?.side ?? "other";
}

function entriesOf(lawyer: PractisingLawyer, document: Pick<JudgmentRecord, "counsel">): Counsel[] {
  const names = new Set(lawyer.keys.map((key) => key.split("\n")[0]));
  const lawyers = document.counsel.filter(({ kind }) => kind === "lawyer");
  const named = lawyers.filter(({ name }) => names.has(nameKey(name)));
  return named.length > 0 ? named : lawyers.filter(({ firm }) => firmKey(firm) === firmKey(lawyer.firm));
}
