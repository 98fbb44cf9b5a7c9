import { compareLawyers, lawyerKey, nameKey, type PractisingLawyer } from "./lawyer-identity.ts";

/**
 * An editor's correction of an entry, whose name and firm the texts state wrongly. `lawyer` and `lawoffice`
 * are the name and firm of the displayed entry; the firm may be in any spelling. Kinds:
 * - rename: the entry gets the name `newLawyer` and the firm `newLawoffice`; if one is missing, it stays;
 * - merge: the entry's cases move to the existing entry of `newLawyer` and `newLawoffice`;
 * - split: the cases in `cases` move to a new entry with the new name or firm;
 * - hide: the cases in `cases` no longer count for the entry; without `cases`, the entry is removed.
 */
export interface Correction {
  id: string;
  kind: "rename" | "merge" | "split" | "hide";
  lawyer: string;
  lawoffice: string;
  newLawyer?: string;
  newLawoffice?: string;
  cases?: string[];
}

/** The lawyers after all corrections, and the ids of corrections that had no effect. */
export interface CorrectedLawyers {
  lawyers: PractisingLawyer[];
  unused: string[];
}

/**
 * The keys of all entries that the corrections read or change. How these entries are corrected does not
 * depend on any other entry.
 */
export function concernedKeys(corrections: readonly Correction[]): Set<string> {
  return new Set(
    corrections.flatMap(({ lawyer, lawoffice, newLawyer, newLawoffice }) => [
      lawyerKey(lawyer, lawoffice),
      lawyerKey(newLawyer || lawyer, newLawoffice || lawoffice),
    ]),
  );
}

/** Applies the corrections one after the other. Each is applied to the result of the one before. */
export function correctLawyers(
  lawyers: readonly PractisingLawyer[],
  corrections: readonly Correction[],
): CorrectedLawyers {
  const byKey = new Map(lawyers.map((lawyer) => [lawyerKey(lawyer.name, lawyer.firm), lawyer]));
  const unused = corrections.filter((correction) => !applyCorrection(byKey, correction)).map(({ id }) => id);
  const left = [...byKey.values()].filter(({ judgments }) => judgments.length > 0);
  return { lawyers: left.sort(compareLawyers), unused };
}

function applyCorrection(byKey: Map<string, PractisingLawyer>, correction: Correction): boolean {
  const key = lawyerKey(correction.lawyer, correction.lawoffice);
  const entry = byKey.get(key);
  if (!entry) return false;
  const name = nameKey(correction.newLawyer || entry.name);
  const firm = correction.newLawoffice || entry.firm;
  const newKey = lawyerKey(name, firm);
  const target = newKey === key ? undefined : byKey.get(newKey);
  const keys = [...new Set([...entry.keys, ...(target?.keys ?? []), newKey])].sort();
  switch (correction.kind) {
    case "rename":
      if (target) return false;
      byKey.delete(key);
      byKey.set(newKey, { ...entry, name, firm, keys });
      return true;
    case "merge":
      if (!target) return false;
      byKey.delete(key);
      byKey.set(newKey, {
        ...target,
        keys,
        judgments: [...new Set([...target.judgments, ...entry.judgments])],
      });
      return true;
    case "split": {
      const moved = entry.judgments.filter((id) => correction.cases?.includes(id));
      if (newKey === key || moved.length === 0) return false;
      byKey.set(key, withoutCases(entry, moved));
      const there = target ?? { name, firm, keys: [newKey], judgments: [] };
      byKey.set(newKey, { ...there, judgments: [...new Set([...there.judgments, ...moved])] });
      return true;
    }
    case "hide": {
      const hidden = correction.cases ?? entry.judgments;
      if (!hidden.some((id) => entry.judgments.includes(id))) return false;
      byKey.set(key, withoutCases(entry, hidden));
      return true;
    }
  }
}

const withoutCases = (lawyer: PractisingLawyer, cases: readonly string[]): PractisingLawyer => ({
  ...lawyer,
  judgments: lawyer.judgments.filter((id) => !cases.includes(id)),
});
