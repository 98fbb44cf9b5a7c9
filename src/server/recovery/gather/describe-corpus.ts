import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import type { RecoveryCorpus } from "#domain/recovery/recovery-corpus.ts";

/** Counts the documents of a corpus. */
export class CorpusTally {
  #judgments = 0;
  #from = 0;
  #to = 0;
  #today = 0;
  #counsel = false;
  readonly #courts = new Set<number>();

  add({ counsel }: Pick<JudgmentRecord, "counsel">, { court, year, day }: CaseDocument): void {
    this.#judgments++;
    if (year > 0) {
      this.#from = Math.min(this.#from || year, year);
      this.#to = Math.max(this.#to, year);
    }
    this.#today = Math.max(this.#today, day);
    this.#courts.add(court);
    this.#counsel ||= counsel.some(({ kind, firm }) => kind === "lawyer" && firm !== "");
  }

  /** Describes the corpus by the counts, and by what the sources say about themselves. */
  describe(sources: readonly JudgmentSource[], courts: CourtIndex): RecoveryCorpus {
    const provinces = courts.ordered.filter(({ level }) => level === 1);
    const met = (from: number, to: number) => [...this.#courts].some((court) => court >= from && court < to);
    const sample = sources.some((source) => source.sample);
    const complete = sources.length > 0 && sources.every(({ sampling }) => sampling === "complete");
    return {
      sample,
      complete,
      nationwide: complete && !sample && provinces.every(({ value }) => met(...courts.range(value))),
      judgments: this.#judgments,
      from: this.#from,
      to: this.#to,
      today: this.#today,
      counsel: this.#counsel,
      sources: sources.map(({ name, coverage, sampling }) => ({ name, coverage, sampling })),
    };
  }
}
