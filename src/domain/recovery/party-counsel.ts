import type { JudgmentRecord } from "../judgment/record.ts";
import { firmKey, type Lawyer, nameKey } from "./lawyer-identity.ts";

/**
 * The names of the parties a lawyer stood for in a document, as printed, each once. After a correction the
 * shown name may differ from the printed one: then the firm decides.
 */
export function partiesOf(lawyer: Lawyer, document: Pick<JudgmentRecord, "counsel">): string[] {
  const names = new Set(lawyer.keys.map((key) => key.split("\n")[0]));
  const lawyers = document.counsel.filter(({ kind }) => kind === "lawyer");
  const named = lawyers.filter(({ name }) => names.has(nameKey(name)));
  const meant =
    named.length > 0 ? named : lawyers.filter(({ firm }) => firmKey(firm) === firmKey(lawyer.firm));
  return [...new Set(meant.flatMap(({ parties }) => parties))];
}
