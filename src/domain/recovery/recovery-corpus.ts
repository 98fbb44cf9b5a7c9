import type { JudgmentSource } from "../judgment/record.ts";

/** The collection from which a ranking was computed. Pages show these facts beside each statistic. */
export interface RecoveryCorpus {
  /** Whether the corpus is the generated one. */
  sample: boolean;
  /** Whether every source contains all judgments of the courts and years it names. */
  complete: boolean;
  /**
   * True if the collection is complete, not generated, and has judgments from every province of the
   * catalogue. Only then is it called "nationwide".
   */
  nationwide: boolean;
  /** Number of documents in the corpus. */
  judgments: number;
  /** Year of the oldest document; 0 if no document has a date. */
  from: number;
  /** Year of the newest document; 0 if no document has a date. */
  to: number;
  /** Day of the newest document, numbered from 1970-01-01. The ages of cases are counted from it. */
  today: number;
  /** False if no document names a lawyer and the lawyer's firm. Nothing can then be ranked. */
  counsel: boolean;
  sources: { name: string; coverage: string; sampling: JudgmentSource["sampling"] }[];
}
