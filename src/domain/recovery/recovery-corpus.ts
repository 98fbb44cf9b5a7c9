import type { JudgmentSource } from "../judgment/record.ts";

/** The data that a ranking was counted from, displayed beside each statistic. */
export interface RecoveryCorpus {
  /** Whether the corpus is the generated one. */
  sample: boolean;
  /** Whether every source contains all judgments of the courts and years it names. */
  complete: boolean;
  /**
   * Complete, real, and with judgments from every province of the catalogue. Only then is it called
   * "nationwide".
   */
  nationwide: boolean;
  /** Documents of the corpus. */
  judgments: number;
  /** First and last year of a document, 0 if there is none. */
  from: number;
  to: number;
  /** Day (since 1970-01-01) of the newest document; ages are counted from it. */
  today: number;
  /** False if no document names a lawyer with a firm, so that nothing can be ranked. */
  counsel: boolean;
  sources: { name: string; coverage: string; sampling: JudgmentSource["sampling"] }[];
}
