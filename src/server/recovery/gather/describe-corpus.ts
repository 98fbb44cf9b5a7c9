import type { CourtIndex } from "#domain/catalogue/courts/names/courts.ts";
import type { JudgmentRecord, JudgmentSource } from "#domain/judgment/record.ts";
import type { CaseDocument } from "#domain/recovery/ranking/case-document.ts";
import type { RecoveryCorpus } from "#domain/recovery/recovery-corpus.ts";

/** What a corpus holds: counts of its documents, and its sources' own descriptions. */
export function describeCorpus(
  records: readonly JudgmentRecord[],
  documents: ReadonlyMap<string, CaseDocument>,
  sources: readonly JudgmentSource[],
  courts: CourtIndex,
): RecoveryCorpus {
  const cases = [...documents.values()];
  const years = cases.map(({ year }) => year).filter((year) => year > 0);
  const courtsMet = new Set(cases.map(({ court }) => court));
  const provinces = courts.ordered.filter(({ level }) => level === 1);
  const met = (from: number, to: number) => [...courtsMet].some((court) => court >= from && court < to);
  const sample = sources.some((source) => source.sample);
  const complete = sources.length > 0 && sources.every(({ sampling }) => sampling === "complete");
  return {
    sample,
    complete,
    nationwide: complete && !sample && provinces.every(({ value }) => met(...courts.range(value))),
    judgments: records.length,
    from: years.reduce((a, b) => Math.min(a, b), years[0] ?? 0),
    to: years.reduce((a, b) => Math.max(a, b), 0),
    today: cases.reduce((newest, { day }) => Math.max(newest, day), 0),
    counsel: records.some(({ counsel }) =>
      counsel.some(({ kind, firm }) => kind === "lawyer" && firm !== ""),
    ),
    sources: sources.map(({ name, coverage, sampling }) => ({ name, coverage, sampling })),
  };
}
