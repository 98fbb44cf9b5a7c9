import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { escapeHidden } from "#domain/text/hidden-characters.ts";
import { writeFully } from "../../files/write-file.ts";
import type { ImportOutcome } from "./import-documents.ts";

/** The report of the last import. It is outside the corpus, so that it triggers no rebuild. */
const REPORT_FILE = "data/generated/import-report.tsv";
/** Examples kept per field in which column and text differ. */
const EXAMPLES = 20;
const HEAD = "result\tfile\tline\treason\tdetail\n";

/** A row whose column and text differ. */
export interface Example {
  column: string;
  text: string;
  file: string;
  line: number;
}

/** Counts of an import. Accepted, withheld, duplicate and rejected add up to the documents read. */
export interface ImportCounts {
  accepted: number;
  withheld: number;
  duplicate: number;
  rejected: number;
  /** Number of documents by reason: each reason of a rejection, and special kinds of duplicates. */
  reasons: Record<string, number>;
  /** Maps a field to the documents in which the column and the text disagree about it. */
  disagreements: Record<string, { count: number; examples: Example[] }>;
  /**
   * Maps each kind of masking to its number of occurrences and of documents, among new or updated documents.
   */
  masked: Record<string, { places: number; documents: number }>;
  /** Maps a field to the number of documents that lack it, among new or updated documents. */
  unknown: Record<string, number>;
  /**
   * Number of parties and representatives left out because they did not look like names, and of the documents
   * they were in.
   */
  unnamed: { names: number; documents: number };
  /** Documents counted before the import was interrupted and resumed. */
  before: number;
}

/** The data for resuming a report: the length of its file, and the counts. */
interface KeptReport {
  bytes: number;
  counts: ImportCounts;
}

/** Counts outcomes, and writes a line for each rejection and each duplicate with a differing text. */
export class ImportReport {
  readonly counts: ImportCounts;
  readonly path: string;
  /** Findings in files with unknown headings, with the option that names the headings. */
  readonly hints: string[] = [];
  readonly #file: number;
  #bytes: number;

  /** `kept` is the result of `keep` when the import was interrupted; the report then continues. */
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

  /** Counts an outcome, and writes its line unless it is accepted without remarks. */
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

  /** The state that a resumed report needs. */
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
