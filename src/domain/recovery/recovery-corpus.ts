import type { JudgmentSource } from "../judgment/record.ts";

/** What the statistics of a ranking were counted from, shown beside each of them. */
export interface RecoveryCorpus {
  /** The corpus is the generated one. */
  sample: boolean;
  /** Every source contains all judgments of the courts and years it names. */
  complete: boolean;
  /** Complete, real, and with judgments from every province of the catalogue: only then "nationwide". */
  nationwide: boolean;
  /** Documents of the corpus. */
  judgments: number;
  /** First and last year of a document, 0 if there is none. */
  from: number;
  to: number;
  /** Day (since 1970-01-01) of the newest document, from which ages count. */
  today: number;
  /** False if no document names a lawyer with a firm: then there is nothing to rank. */
  counsel: boolean;
  sources: { name: string; coverage: string; sampling: JudgmentSource["sampling"] }[];
}
