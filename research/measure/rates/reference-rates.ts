import type { JudgmentRecord } from "#domain/judgment/record.ts";
import { keyOfCaseNumber, printedCaseNumbers } from "#research/measure/rates/printed-case-numbers.ts";
import type { ParsedDocument } from "#server/corpus/import/parse-documents.ts";

interface Share {
  part: number;
  whole: number;
}

/** How well reference cases are parsed: counts per file, and the lines that report them. */
export class ReferenceRates {
  readonly #files: Share = { part: 0, whole: 0 };
  readonly #cases: Share = { part: 0, whole: 0 };
  readonly #printing: Share = { part: 0, whole: 0 };
  readonly #numbers: Share = { part: 0, whole: 0 };
  readonly #courts: Share = { part: 0, whole: 0 };
  readonly #causes: Share = { part: 0, whole: 0 };
  readonly #names = new Map<string, boolean>();
  readonly #missed: string[] = [];

  /** Counts one file: its cases, and the case numbers in its indexes, found without the parser. */
  add(file: string, text: string, parsed: ParsedDocument[]): void {
    const records = parsed.flatMap((one) => (one.kind === "record" ? [one.record] : []));
    count(this.#files, records.length > 0 && records.length === parsed.length);
    for (const one of parsed) count(this.#cases, one.kind === "record");
    const references = records.flatMap((record) => [record, ...record.earlier_cases]);
    const found = new Set(
      references.filter(({ court }) => court !== "").map((one) => keyOfCaseNumber(one.case_number)),
    );
    const printed = printedCaseNumbers(text);
    const missing = printed.filter((number) => !found.has(number));
    if (printed.length > 0) count(this.#printing, missing.length === 0);
    for (const number of printed) count(this.#numbers, !missing.includes(number));
    if (missing.length > 0) this.#missed.push(`${file}: ${missing.join(", ")}`);
    for (const one of references) this.#countCourt(one);
    for (const { cause_code } of records) count(this.#causes, cause_code !== null);
  }

  #countCourt({ court, court_id }: Pick<JudgmentRecord, "court" | "court_id">): void {
    if (!court) return;
    count(this.#courts, court_id !== null);
    this.#names.set(court, court_id !== null);
  }

  /** A line per rate with its target, or one that says that no file was accepted; none if no file was given. */
  lines(): string[] {
    if (this.#files.whole === 0) return [];
    if (this.#cases.part === 0)
      return [`of ${this.#files.whole} files with the headings of reference cases none was taken for one`];
    const distinct = { part: [...this.#names.values()].filter(Boolean).length, whole: this.#names.size };
    return [
      rateLine("files taken in whole", this.#files, 97),
      rateLine("cases accepted (a file can hold several)", this.#cases, 97),
      rateLine("files that print instances: every court and case number", this.#printing, 99),
      rateLine("printed case numbers found with their court", this.#numbers, 99),
      rateLine("mentions of courts that resolve", this.#courts, 96),
      rateLine("distinct names of courts that resolve", distinct, 96),
      rateLine("cases with a cause", this.#causes, 90),
    ];
  }

  /** The numbers and courts not found, one line each. */
  missed(): string[] {
    return [...this.#missed, ...[...this.#names].filter(([, isKnown]) => !isKnown).map(([name]) => name)];
  }
}

function count(share: Share, isRight: boolean): void {
  share.whole++;
  if (isRight) share.part++;
}

/** A rate as a line: whether it meets its target, the share and its denominator. */
export function rateLine(label: string, { part, whole }: Share, bar: number): string {
  const percent = (100 * part) / Math.max(whole, 1);
  return `${percent >= bar ? "✓" : "✗"} ${percent.toFixed(2).padStart(6)} %  (bar ${bar} %)  ${label}: ${part} of ${whole}`;
}
