import { dedupeByCaseNumber } from "#domain/judgment/count-cases-once.ts";
import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { type Correction, correctLawyers } from "#domain/recovery/people/correct-lawyers.ts";
import { collectLawyers, type PractisingLawyer } from "#domain/recovery/people/lawyer-identity.ts";
import { isOptedOut, type OptOuts } from "./opt-outs.ts";

/** The lawyers shown, each with the documents that count, one per case. */
export interface GatheredLawyers {
  lawyers: (PractisingLawyer & { documents: JudgmentRecord[] })[];
  /** Ids of corrections that match nobody. */
  unused: string[];
  /** Number of those who opted out. */
  hidden: number;
}

/** The lawyers of the judgments. Corrections override the texts, opt-outs override both. */
export function gatherLawyers(
  records: readonly JudgmentRecord[],
  corrections: readonly Correction[],
  optOuts: OptOuts,
): GatheredLawyers {
  const { lawyers, unused } = correctLawyers(collectLawyers(records), corrections);
  const byId = new Map(records.map((record) => [record.id, record]));
  const shown = lawyers.filter((lawyer) => !isOptedOut(lawyer, optOuts));
  return {
    lawyers: shown.map((lawyer) => ({
      ...lawyer,
      documents: dedupeByCaseNumber(lawyer.judgments.flatMap((id) => byId.get(id) ?? [])),
    })),
    unused,
    hidden: lawyers.length - shown.length,
  };
}
