import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { escapeHidden } from "#domain/text/hidden-characters.ts";
import { writeFully } from "../../files/write-file.ts";
import type { ImportOutcome } from "./import-documents.ts";

/** The report of the last import. The file is outside the corpus, so that writing it triggers no rebuild. */
const REPORT_FILE = "data/generated/import-report.tsv";
/** Maximum number of examples for a field in which column and text differ. */
const EXAMPLES = 20;
const HEAD = "result\tfile\tline\treason\tdetail\n";

/** A row in which the column and the text differ. */
export interface Example {
  column: string;
  text: string;
  file: string;
  line: number;
}

/**
 * The counts of an import. `accepted`, `withheld`, `duplicate` and `rejected` add up to the number of
 * documents read.
 */
export interface ImportCounts {
  accepted: number;
  withheld: number;
  duplicate: number;
  rejected: number;
  /** Number of documents by the `reason` of their outcome. */
  reasons: Record<string, number>;
  /** Maps a field to the number of documents in which column and text differ, with examples. */
  disagreements: Record<string, { count: number; examples: Example[] }>;
  /**
   * Maps each kind of masking to the number of places that were masked and the number of documents with such
   * places.
   */
  masked: Record<string, { places: number; documents: number }>;
  /** Maps a field to the number of documents that lack it. */
  unknown: Record<string, number>;
  /**
   * Number of parties and representatives that were left out because they did not look like names, and number
   * of documents in which that happened.
   */
  unnamed: { names: number; documents: number };
  /** Number of documents counted before the import was resumed; 0 if it was not interrupted. */
  before: number;
}

/** What a resumed report needs: the length of the report's file in bytes, and the counts. */
interface KeptReport {
  bytes: number;
  counts: ImportCounts;
}

/**
 * Counts the outcomes of an import and writes the report. The report has a line for each outcome with a
 * reason, for each read document without a date, and for each of the first differences in a field.
 */
export class ImportReport {
  readonly counts: ImportCounts;
  readonly path: string;
  /**
   * One entry for each of the first EXAMPLES files with unknown headings. It names the headings and the
   * option by which the operator can say what they mean.
   */
  readonly hints: string[] = [];
  readonly #file: number;
  #bytes: number;

  /** `kept` is what `keep` returned when the import was interrupted. The report continues from there. */
  constructor(path = REPORT_FILE, kept: string | null = null) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    const { bytes = 0, counts = emptyCounts() }: Partial<KeptReport> = kept ? JSON.parse(kept) : {};
    const { accepted, withheld, duplicate, rejected } = counts;
    this.counts = { ...counts, before: accepted + withheld + duplicate + rejected };
    this.#file = openSync(path, bytes > 0 ? "a+" : "w");
    if (bytes > 0) ftruncateSync(this.#file, bytes);
    this.#bytes = bytes;
    if (bytes === 0) this.#write(HEAD);
  }

  /** Counts an outcome and writes its lines, if it has any. */
  add(outcome: ImportOutcome): void {
    this.counts[outcome.kind]++;
    const { kind, file, line, reason, detail, disagreements = [] } = outcome;
    for (const { field, column, text } of disagreements) {
      this.counts.disagreements[field] ??= { count: 0, examples: [] };
      const known = this.counts.disagreements[field];
      known.count++;
      if (known.examples.length < EXAMPLES) {
        known.examples.push({ column: column.slice(0, 80), text: text.slice(0, 80), file, line });
        this.#write(toLine(["differs", file, line, field, `column ${column}, text ${text}`]));
      }
    }
    if (kind !== "rejected" && (kind === "accepted" || reason)) this.#addRead(outcome);
    if (!reason) return;
    if (reason === "unknown_columns" && this.hints.length < EXAMPLES) this.hints.push(`${file}: ${detail}`);
    this.counts.reasons[reason] = (this.counts.reasons[reason] ?? 0) + 1;
    this.#write(toLine([kind, file, line || "", reason, detail]));
  }

  #addRead({ file, line, detail, masked = {}, unknown = [], unnamed = 0 }: ImportOutcome): void {
    const { counts } = this;
    for (const field of unknown) counts.unknown[field] = (counts.unknown[field] ?? 0) + 1;
    if (unknown.includes("casedate")) this.#write(toLine(["unknown", file, line || "", "casedate", detail]));
    if (unnamed > 0) {
      counts.unnamed.names += unnamed;
      counts.unnamed.documents++;
    }
    for (const [kind, places] of Object.entries(masked)) {
      const known = counts.masked[kind] ?? { places: 0, documents: 0 };
      counts.masked[kind] = { places: known.places + places, documents: known.documents + 1 };
    }
  }

  /** What the report needs if the import is interrupted and resumed. */
  keep(): string {
    const kept: KeptReport = { bytes: this.#bytes, counts: this.counts };
    return JSON.stringify(kept);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(text: string): void {
    const bytes = Buffer.from(text);
    writeFully(this.#file, bytes);
    this.#bytes += bytes.length;
  }
}

function emptyCounts(): ImportCounts {
  return {
    accepted: 0,
    withheld: 0,
    duplicate: 0,
    rejected: 0,
    reasons: {},
    disagreements: {},
    masked: {},
    unknown: {},
    unnamed: { names: 0, documents: 0 },
    before: 0,
  };
}

function toLine(cells: (string | number)[]): string {
  return `${cells.map((cell) => escapeHidden(String(cell).replace(/[\t\r\n]+/g, " "))).join("\t")}\n`;
}
